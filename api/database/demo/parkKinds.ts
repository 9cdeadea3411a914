import type { IssueKind } from './issueKind.ts';

export const PARK_KINDS = {
  bin: {
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
  graffiti: {
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
  bench: {
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
  fallenTree: {
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
  tyres: {
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
  playground: {
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
  river: {
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
  garden: {
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
} as const satisfies Record<string, IssueKind>;
