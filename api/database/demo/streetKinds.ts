import type { IssueKind } from './issueKind.ts';

export const STREET_KINDS = {
  pothole: {
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
  streetlight: {
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
  underpass: {
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
  curb: {
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
  crossing: {
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
  hydrant: {
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
  busStop: {
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
  drain: {
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
} as const satisfies Record<string, IssueKind>;
