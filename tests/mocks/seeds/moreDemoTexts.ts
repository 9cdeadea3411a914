import type { DemoText } from './demoTexts.ts';

/** The second dozen of the demo seed. */
export const MORE_DEMO_TEXTS: DemoText[] = [
  {
    title: 'Playground surface cracked at Maggie Daley',
    description:
      'The rubber ground under the climbing net has split open. Children trip over the edges and the padding below has washed out.',
    place: 'E Randolph St, Maggie Daley Park, Chicago',
    at: [41.88448, -87.61935],
    kind: ['funded', 'high', 'safety'],
    done: 'The rubber ground is whole and level again and meets the fall protection standard.',
    scene: 'playground',
  },
  {
    title: 'Elevator at Clark and Lake out of order',
    description:
      'The street elevator has been closed for a month. People with prams and wheelchairs have to travel one stop further and come back.',
    place: 'W Lake St & N Clark St, The Loop, Chicago',
    at: [41.88574, -87.63089],
    kind: ['in_progress', 'critical', 'accessibility'],
    done: 'The elevator runs from first to last train for fourteen days without a fault.',
  },
  {
    title: 'Oil film on the river at Wolf Point',
    description:
      'A rainbow film comes out of a storm drain after each rain and spreads along the bank where herons fish.',
    place: 'N Orleans St, Wolf Point, River North Riverside, Chicago',
    at: [41.88782, -87.63787],
    kind: ['reported', 'high', 'environment'],
    done: 'The source is found and closed, and three samples in a row are clean.',
    scene: 'river',
  },
  {
    title: 'Bike racks needed at the main library',
    description:
      'All racks are full by nine. Bikes are locked to trees and railings, and the entrance ramp is often blocked.',
    place: 'S State St, Harold Washington Library, Downtown, Chicago',
    at: [41.87626, -87.62818],
    kind: ['reported', 'low', 'community'],
    done: 'Twenty more bikes can be locked without blocking the ramp or the trees.',
  },
  {
    title: 'Loose paving stones on the Quincy stairs',
    description:
      'The stones at the top of the stairs rock when you step on them. In the dark nobody sees which ones.',
    place: 'S Wells St & W Quincy St, The Loop, Chicago',
    at: [41.87872, -87.63374],
    kind: ['funded', 'medium', 'infrastructure'],
    done: 'Every stone is set firmly and the top step is marked.',
  },
  {
    title: 'Noise from the vent on Franklin all night',
    description:
      'A roof fan howls from midnight to five. Forty flats face it and cannot open a window in summer.',
    place: 'N Franklin St & W Randolph St, West Loop, Chicago',
    at: [41.88449, -87.63515],
    kind: ['reported', 'low', 'other'],
    done: 'The level at the facing windows is below 45 decibels at night.',
  },
  {
    title: 'Community garden without water',
    description:
      'The tap of the garden was shut when the building changed hands. Sixteen families carry water in canisters three blocks.',
    place: 'S Financial Pl, Dearborn Park, Chicago',
    at: [41.87127, -87.63132],
    kind: ['in_progress', 'medium', 'community'],
    done: 'A metered tap delivers water to the garden from April to October.',
    scene: 'garden',
  },
  {
    title: 'Faded crossing in front of the school',
    description:
      'The zebra stripes have worn off. Drivers no longer stop, and the crossing guard was nearly hit last Tuesday.',
    place: 'S Plymouth Ct, Jones College Prep, South Loop, Chicago',
    at: [41.87336, -87.62833],
    kind: ['completed', 'critical', 'safety'],
    done: 'The crossing is repainted with reflecting paint and a sign stands on both sides.',
    scene: 'crossing-after',
  },
  {
    title: 'No recycling point around Union Station',
    description:
      'Thousands of bottles and cups a day end in the general waste because there is nowhere else to put them.',
    place: 'S Canal St & W Adams St, West Loop Gate, Chicago',
    at: [41.87892, -87.63994],
    kind: ['reported', 'medium', 'environment'],
    done: 'Six recycling points stand around the station and are emptied daily.',
  },
  {
    title: 'Handrail missing on the LaSalle bridge',
    description:
      'Three metres of handrail were hit by a truck. Only tape keeps people from the drop to the river.',
    place: 'N LaSalle St Bridge, River North Riverside, Chicago',
    at: [41.88757, -87.63251],
    kind: ['funded', 'critical', 'infrastructure'],
    done: 'The rail is replaced in the historic pattern and inspected by an engineer.',
  },
  {
    title: 'Heating broken in the senior centre',
    description:
      'The lounge is at fourteen degrees since the boiler failed. Lunch has moved to the hallway, where one heater works.',
    place: 'S Michigan Ave, Central Station, Near South Side, Chicago',
    at: [41.86472, -87.62392],
    kind: ['completed', 'high', 'public_services'],
    done: 'The lounge reaches 21 degrees within an hour on a day below freezing.',
  },
  {
    title: 'Bus stop signs without braille on Michigan',
    description:
      'Five stops between Monroe and Congress have new signs, and none of them can be read by touch.',
    place: 'S Michigan Ave & E Monroe St, Historic Michigan Boulevard District, Chicago',
    at: [41.88067, -87.62446],
    kind: ['reported', 'medium', 'accessibility'],
    done: 'All five signs carry braille and raised letters at reading height.',
    scene: 'busStop',
  },
];
