import type { IssueCategory, IssuePriority } from '#schema/issue.ts';

/** A kind of problem with three ways of telling it; `{place}` is filled with the corner or street. */
export type IssueKind = {
  category: IssueCategory;
  priority: IssuePriority;
  /** Name of the drawn photo. */
  photo: string;
  titles: readonly [string, string, string];
  descriptions: readonly [string, string, string];
  criteria: string;
  /** What a solver offers; dollars and days frame the budget. */
  offers: readonly [string, string];
  budgetUsd: number;
  days: number;
};

export const KINDS: readonly IssueKind[] = [
  {
    category: 'infrastructure',
    priority: 'high',
    photo: 'pothole',
    titles: [
      'Deep pothole in the bike lane at {place}',
      'Pothole keeps opening up at {place}',
      'Crater in the right turn lane, {place}',
    ],
    descriptions: [
      'About 60 cm wide and deep enough to swallow a front wheel. Two riders went down here last week, both after rain when the hole is hidden under water. It sits right where the lane narrows, so there is no way around it without going into traffic.',
      'It was patched in spring with cold asphalt and came apart within a month. Buses hit it every few minutes; you can hear it from the second floor. The edges are breaking outwards and it is now close to the crosswalk.',
      'Cars swerve into the next lane to avoid it. I measured 14 cm at the deepest point. The base underneath seems to be washed out, so another quick patch will not hold.',
    ],
    criteria:
      'Hole cut square, base recompacted, hot asphalt flush with the surface, lane markings restored. It must still be level four weeks later.',
    offers: [
      'Saw-cut a clean rectangle, remove loose base, recompact with crushed stone and fill with hot mix in two layers. One lane closed for five hours on a Sunday, signs and permit included.',
      'Infrared repair: heat the surrounding asphalt, blend in new material and roll it, which leaves no seam for water to enter. Done in one night.',
    ],
    budgetUsd: 1450,
    days: 10,
  },
  {
    category: 'safety',
    priority: 'critical',
    photo: 'streetlight',
    titles: [
      'Three streetlights out in a row at {place}',
      'Dark corner for weeks: lights dead at {place}',
      'Streetlight flickers and dies after ten minutes, {place}',
    ],
    descriptions: [
      'The whole stretch between the bus stop and the corner is black after sunset. People walk in the roadway with phone lights because the sidewalk has steps. There was a robbery here on Tuesday evening.',
      'Reported by phone twice, nobody came. The night shift of the clinic leaves at eleven and has to cross here. One pole has an open hatch at the bottom with cables in reach of children.',
      'It starts, turns orange and goes dark, all night long. The crosswalk underneath has no other light and drivers only see you when you are already in front of them.',
    ],
    criteria:
      'All lamps of the stretch burn from dusk to dawn for a week, hatches closed and locked, light on the crosswalk measured at 10 lux or more.',
    offers: [
      'Replace drivers and lamps with 4000 K LED heads, renew the fuse carriers and close the hatches. Licensed electrician, photos and lux readings for every pole.',
      'Trace the cable fault first: three in a row usually means one joint. Repair the joint, then replace only the lamps that are really dead. Cheaper if I am right, same result.',
    ],
    budgetUsd: 2100,
    days: 14,
  },
  {
    category: 'environment',
    priority: 'medium',
    photo: 'bin',
    titles: [
      'Bins overflow every weekend at {place}',
      'Trash piles up around the two bins at {place}',
      'Too few bins, litter blows down to the river from {place}',
    ],
    descriptions: [
      'By Saturday noon both bins are full and everything lands next to them. Gulls pull the bags apart and the wind takes the rest. The shop on the corner sweeps every morning but cannot keep up.',
      'Food boxes from the lunch crowd, mostly. Rats have been seen in daylight. A lid and one more pick-up a week would already change a lot.',
      'I picked up two full bags in half an hour, most of it light packaging. It ends up in the storm drain. A covered bin with more volume is what is missing here.',
    ],
    criteria:
      'Two closed bins of 240 litres installed, emptied at least three times a week for three months, no litter within ten metres on four random checks.',
    offers: [
      'Supply and anchor two solar compacting bins (about five times the volume) and run three pick-ups a week for the first three months.',
      'Neighbourhood crew with cargo bikes: closed bins plus a daily round for three months, with a weekly count of what we found published here.',
    ],
    budgetUsd: 1800,
    days: 21,
  },
  {
    category: 'community',
    priority: 'low',
    photo: 'graffiti',
    titles: [
      'Mural wall tagged over at {place}',
      'Hateful graffiti on the underpass wall, {place}',
      'School wall covered in tags again at {place}',
    ],
    descriptions: [
      'The mural that the youth centre painted two summers ago has been tagged from end to end. The kids want to restore it themselves, what they need is cleaning, primer, paint and somebody who knows how to seal it.',
      'Slurs in letters a metre high, visible from the train. It was painted over once and came back. Please let us clean it properly and put something better there.',
      'The wall faces the entrance of the primary school. Children ask what the words mean. An anti-graffiti coating would let the caretaker wash it off next time.',
    ],
    criteria:
      'Wall cleaned without damage to the brick, new artwork or even coat applied, protective coating that allows washing off tags for at least two years.',
    offers: [
      'Low-pressure steam cleaning, breathable primer, two weekends of painting with the youth centre and a sacrificial wax coat. Materials for twelve painters included.',
      'Chemical clean, one even mineral coat in the original tone, permanent anti-graffiti seal. Finished in two days.',
    ],
    budgetUsd: 1250,
    days: 18,
  },
  {
    category: 'infrastructure',
    priority: 'critical',
    photo: 'underpass',
    titles: [
      'Underpass floods after every storm at {place}',
      'Knee-deep water under the tracks, {place}',
      'Drain blocked, road under water at {place}',
    ],
    descriptions: [
      'Twenty minutes of rain are enough. The pump runs but nothing drains, so the inlet must be clogged. Last week a car stalled in it with two children inside.',
      'Pedestrians climb over the railing and walk along the tracks because the sidewalk is under water too. That is how somebody is going to get killed.',
      'The grate is full of leaves and plastic and has sunk on one side. I cleared the top by hand, but the pipe underneath is blocked as well.',
    ],
    criteria:
      'Inlets and pipe cleaned and filmed by camera, pump tested, no standing water one hour after a storm of 25 mm.',
    offers: [
      'Vacuum truck and high-pressure jetting of 60 metres of pipe, camera survey before and after, new hinged grates. The film will be attached here.',
      'Jetting plus a second overflow inlet at the low point with a leaf trap, so that it does not come back every autumn.',
    ],
    budgetUsd: 3900,
    days: 12,
  },
  {
    category: 'public_services',
    priority: 'low',
    photo: 'bench',
    titles: [
      'Broken bench with nails sticking out at {place}',
      'No place to rest: all benches damaged at {place}',
      'Bench slats missing outside the clinic, {place}',
    ],
    descriptions: [
      'Two slats are gone and the rest is held by bent nails. Older neighbours used to rest here on the way back from the market. Now they stand and lean on the fence.',
      'Four benches, not one you can sit on. This is the only shade within three blocks and the bus comes every half hour.',
      'People wait here with crutches. The frame is still good, it needs new hardwood slats and proper bolts.',
    ],
    criteria:
      'All slats replaced with treated hardwood, flush stainless bolts, armrest in the middle, frame fixed so that it does not move.',
    offers: [
      'Replace the slats with FSC black locust, countersunk bolts, sand and oil. I add a middle armrest so that it is easier to get up.',
      'Recycled-plastic slats with a ten-year warranty, mounted in a day.',
    ],
    budgetUsd: 620,
    days: 7,
  },
  {
    category: 'accessibility',
    priority: 'high',
    photo: 'curb',
    titles: [
      'No curb ramp on the north side of {place}',
      'Wheelchair users forced into traffic at {place}',
      'Curb ramp ends in a 9 cm step, {place}',
    ],
    descriptions: [
      'There is a ramp on one side of the crossing and a full curb on the other. I use a chair and have to go back along the roadway, against traffic, to the next driveway.',
      'Parents with strollers and anybody with a walker have the same problem. The library and a dialysis centre are on this block, so it is not a rare thing.',
      'After the repaving the ramp ends in a hard edge. A front caster gets stuck in it and you tip. I have seen it happen.',
    ],
    criteria:
      'Ramp with a slope of at most 1:12 and a flush edge, tactile paving across the full width, drainage that leaves no puddle at its foot.',
    offers: [
      'Remove two metres of curb, pour a ramp with 1:14 slope, truncated dome panels in contrasting yellow, adjust the drain. I am a certified accessibility inspector and hand in the measurements.',
      'Precast ramp elements, set in one weekend so the crossing is only closed for two days.',
    ],
    budgetUsd: 2750,
    days: 16,
  },
  {
    category: 'environment',
    priority: 'high',
    photo: 'fallenTree',
    titles: [
      'Storm-damaged tree leaning over the path at {place}',
      'Fallen tree blocks the sidewalk, {place}',
      'Split trunk above the playground fence at {place}',
    ],
    descriptions: [
      'The trunk split in the last storm and the crown hangs over the path. Every gust opens the crack a little more. Somebody put a traffic cone under it, that is all.',
      'It came down on Thursday and took the fence with it. Strollers and wheelchairs have to use the road. The stump has lifted three slabs as well.',
      'An arborist from the neighbourhood looked at it and said it will not stand through the winter. We would like a new tree in its place, not only a hole.',
    ],
    criteria:
      'Tree made safe or removed, stump ground out, slabs reset, one replacement tree of at least 10 cm girth planted and watered for its first summer.',
    offers: [
      'Rope-access removal in one day, stump grinding, slabs relaid on fresh sand, a swamp white oak planted in November with a watering bag and two seasons of care.',
      'Crown reduction and a steel brace may save this tree; if the decay reaches the base I remove it instead at the same price. Replacement tree either way.',
    ],
    budgetUsd: 2300,
    days: 20,
  },
  {
    category: 'environment',
    priority: 'high',
    photo: 'tyres',
    titles: [
      'Illegal dump of tyres and rubble behind {place}',
      'Forty tyres dumped overnight at {place}',
      'Paint cans and rubble left at {place}',
    ],
    descriptions: [
      'It started with a few tyres and now there is rubble, a fridge and bags of plaster. Mosquitoes breed in the standing water. Children take this path to school.',
      'A truck came at night, a neighbour saw it. The pile is leaning on the fence of the community garden and oil is running into the beds.',
      'Some of the cans leak. I covered them with a tarp. It needs someone who may handle hazardous waste, and then a barrier so that trucks cannot drive in again.',
    ],
    criteria:
      'Everything removed with disposal receipts, top soil replaced where it is stained, two removable bollards and a camera sign at the access.',
    offers: [
      'Licensed hauler: sort, remove and recycle with weight tickets for every load, soil test in two spots, bollards set in concrete.',
      'Volunteer day with a permitted roll-off container, hazardous items collected separately by a partner, bollards included.',
    ],
    budgetUsd: 2600,
    days: 9,
  },
  {
    category: 'safety',
    priority: 'high',
    photo: 'playground',
    titles: [
      'Playground surface cracked and slide broken at {place}',
      'Swing chain rusted through, {place}',
      'Sharp edges on the climbing frame at {place}',
    ],
    descriptions: [
      'The rubber surface has gaps wide enough for a foot and the slide has a sharp crack at the bottom. My daughter cut her leg on it on Sunday.',
      'One of the two swings was cut down for safety, the other one is held by a single rusted link. There are sixty families in these blocks and no other playground.',
      'The cover of a joint is gone and bare steel sticks out at the height of a child’s face. I taped it, but tape is not a repair.',
    ],
    criteria:
      'Surface without gaps over 5 mm, all parts free of sharp edges, inspection report by a certified playground inspector attached.',
    offers: [
      'New slide bed in stainless steel, 40 square metres of poured rubber, all chains and bolts replaced. Inspection by an independent certified inspector included.',
      'Repair what can be repaired: patch the surface, replace chains and caps, weld and grind the frame. Half the price, five years of life.',
    ],
    budgetUsd: 4200,
    days: 25,
  },
  {
    category: 'safety',
    priority: 'critical',
    photo: 'crossing',
    titles: [
      'Pedestrian signal dead at {place}',
      'Walk signal gives four seconds only, {place}',
      'No audible signal for blind people at {place}',
    ],
    descriptions: [
      'The walk light has been dark since the road works. People guess from the car signals and start when turning traffic has green too. Two near misses this morning alone.',
      'Four seconds are not enough to cross six lanes, not for anyone. Half of the people end up on the island in the middle, with trucks on both sides.',
      'The push button is broken and the sound is gone. A school for visually impaired students is two blocks from here.',
    ],
    criteria:
      'Walk phase of at least 0.9 m/s crossing speed, both heads lit, audible signal and tactile button working, checked at rush hour and at night.',
    offers: [
      'Replace both heads and the accessible push button, retime the phase together with the traffic office (I did three of these last year), commission with a witness from the school.',
      'Install a temporary wireless signal within 48 hours and replace it with the permanent one afterwards, so nobody has to wait for the parts.',
    ],
    budgetUsd: 3300,
    days: 15,
  },
  {
    category: 'public_services',
    priority: 'medium',
    photo: 'hydrant',
    titles: [
      'Hydrant leaking onto the sidewalk at {place}',
      'Water running into the basement window, {place}',
      'Leaking hydrant turns to ice every winter at {place}',
    ],
    descriptions: [
      'It has been running for eleven days. The sidewalk is green with algae and slippery. A bucket fills in four minutes, so that is a lot of water.',
      'The gutter carries it straight into the basement of number 14. The tenants have put up sandbags.',
      'Every frost makes it an ice rink. Last January an elderly man broke his hip here.',
    ],
    criteria:
      'No water escapes with the hydrant closed and open under pressure, sidewalk cleaned, slab reset level where it was washed out.',
    offers: [
      'New main valve seat and gaskets with the water department on site, pressure test, pressure-wash the sidewalk, relevel six slabs.',
      'Replace the hydrant head completely. More expensive but it comes with a five-year guarantee.',
    ],
    budgetUsd: 1700,
    days: 8,
  },
  {
    category: 'environment',
    priority: 'medium',
    photo: 'river',
    titles: [
      'Plastic and foam along the river steps at {place}',
      'Oily film on the water below {place}',
      'Shopping carts and bottles in the canal, {place}',
    ],
    descriptions: [
      'After each high water the steps are covered. Kayakers clean what they can reach but the foam sits under the planks. Herons nest thirty metres from here.',
      'It comes from the outfall on the left when it rains. I took photos on three days. It smells of diesel.',
      'Six carts, I counted, plus everything that hangs on them. The rowing club has a boat and hands, what is missing is a winch and disposal.',
    ],
    criteria:
      'Bank and water cleared over 150 metres, floating barrier in place for six months, source of the film reported to the authority with water samples.',
    offers: [
      'Two clean-up days by boat and from the bank, a floating litter trap emptied weekly for six months, lab analysis of three samples.',
      'Work boat with winch for one day, all metal recycled, rest sorted. The rowing club helps, so labour is half.',
    ],
    budgetUsd: 2950,
    days: 30,
  },
  {
    category: 'public_services',
    priority: 'medium',
    photo: 'busStop',
    titles: [
      'Bus stop without light or roof at {place}',
      'Shelter glass smashed, no seat, {place}',
      'Timetable unreadable and stop unlit at {place}',
    ],
    descriptions: [
      'The shelter was taken down for works in May and never came back. People wait in the rain between two driveways. In the dark the bus often drives past because the driver cannot see anyone.',
      'The panes are gone and there is glass on the ground. Somebody took the seat as well. The stop serves the senior residence across the street.',
      'You need a phone light to read when the next bus comes. A solar lamp would be enough, the pole is there.',
    ],
    criteria:
      'Shelter with roof, seat and light from dusk to dawn, timetable readable at night, ground free of glass and level for wheelchairs.',
    offers: [
      'Refurbished steel shelter with solar light and wooden seat, set on the existing foundations, polycarbonate panes that do not shatter.',
      'Solar lamp, seat and timetable case on the existing pole now, roof in a second step when the permit is there.',
    ],
    budgetUsd: 2400,
    days: 22,
  },
  {
    category: 'infrastructure',
    priority: 'medium',
    photo: 'drain',
    titles: [
      'Storm drain cover missing at {place}',
      'Collapsed gutter grate in the crosswalk, {place}',
      'Drain overflows into the shop doors at {place}',
    ],
    descriptions: [
      'The cover is gone and somebody put a traffic barrel into the hole. It is 80 cm deep, and the barrel moves when a bus passes.',
      'The grate has dropped on one side, with the bars running along the direction of travel. A bicycle wheel fits exactly between them.',
      'After heavy rain the water comes back out of the drain and runs under the doors. Three shops have had wet stock this year already.',
    ],
    criteria:
      'Cover or grate of the right load class bolted in place, bars across the direction of travel, pipe cleaned, no overflow in the next heavy rain.',
    offers: [
      'New ductile iron grate (class D400) with locking bolts, frame rebedded in fast-setting mortar, pipe jetted over 30 metres.',
      'Replace the frame and grate in one night shift and hand over the camera film of the pipe.',
    ],
    budgetUsd: 1350,
    days: 6,
  },
  {
    category: 'community',
    priority: 'low',
    photo: 'garden',
    titles: [
      'Community garden without water at {place}',
      'Raised beds rotten in the garden behind {place}',
      'Vacant lot could become a garden: {place}',
    ],
    descriptions: [
      'The tap was shut off and the rain barrels are empty since June. Twenty families grow vegetables here and carry water from home in bottles.',
      'The boards have rotted through and the soil slides onto the path. The beds at wheelchair height are the worst, they cannot be used any more.',
      'The owner agrees to a five-year lease if somebody clears the rubble and puts up a fence. Two schools want a bed each.',
    ],
    criteria:
      'Water or beds usable by the whole group, at least two beds at wheelchair height, paths firm and level, a plan of who looks after it.',
    offers: [
      'Larch beds with a liner, two of them at 75 cm, a 1,000-litre tank fed from the neighbour’s roof, paths in compacted gravel.',
      'Build days with the group: I bring timber, tools and two carpenters, you bring hands. Tank and pump included.',
    ],
    budgetUsd: 1600,
    days: 24,
  },
];
