import type { IssueCategory, IssuePriority, IssueStatus } from '#schema/issues/issue.ts';

/** One issue of the demo seed. */
export type DemoText = {
  title: string;
  description: string;
  place: string;
  at: [latitude: number, longitude: number];
  kind: [status: IssueStatus, priority: IssuePriority, category: IssueCategory];
  done: string;
  /** The picture in the demo photos; without one the card shows that there is none. */
  scene?: string;
};

/** Issues around Chicago's Loop, where the built-in street map is. */
export const DEMO_TEXTS: DemoText[] = [
  {
    title: 'Deep pothole in the bus lane on Madison',
    description:
      'A pothole as wide as a wheel has opened in the bus lane. Buses swerve into traffic to avoid it, and cyclists cannot see it in the rain.',
    place: 'W Madison St & S Wells St, The Loop, Chicago',
    at: [41.88197, -87.63396],
    kind: ['reported', 'critical', 'infrastructure'],
    done: 'The hole is filled, level with the road, and holds after one week of traffic.',
    scene: 'pothole',
  },
  {
    title: 'Crosswalk signal dark at State and Lake',
    description:
      'The pedestrian signal on the north side has been dark for two weeks. People cross between turning cars under the elevated tracks.',
    place: 'N State St & W Lake St, The Loop, Chicago',
    at: [41.88577, -87.62782],
    kind: ['funded', 'critical', 'safety'],
    done: 'The signal shows walk and wait again in all four directions, by day and at night.',
    scene: 'crossing',
  },
  {
    title: 'Flooded underpass at Lower Wacker',
    description:
      'After every heavy rain the footway under Wacker stands ankle-deep in water for days because the drain is blocked with leaves and litter.',
    place: 'Lower Wacker Dr & N Columbus Dr, New Eastside, Chicago',
    at: [41.88734, -87.62093],
    kind: ['funded', 'high', 'infrastructure'],
    done: 'The drain is clear and no water stands on the footway one hour after heavy rain.',
    scene: 'underpass',
  },
  {
    title: 'Missing curb ramp at Jackson and Clark',
    description:
      'The north-west corner has no ramp. Wheelchair users have to go back half a block and roll along the traffic lane.',
    place: 'W Jackson Blvd & S Clark St, The Loop, Chicago',
    at: [41.87815, -87.63069],
    kind: ['in_progress', 'high', 'accessibility'],
    done: 'A ramp with a tactile strip is built on the north-west corner and passes inspection.',
    scene: 'curb',
  },
  {
    title: 'Broken bench by the Harrison stop',
    description:
      'Two slats are missing and a bolt sticks out. Older people waiting for the bus have nowhere else to sit.',
    place: 'W Harrison St & S State St, South Loop, Chicago',
    at: [41.87404, -87.62759],
    kind: ['completed', 'low', 'public_services'],
    done: 'The bench has all its slats, no sharp parts, and carries three adults.',
    scene: 'bench-after',
  },
  {
    title: 'Streetlights out along Printers Row Park',
    description:
      'Four lamps in a row are out. The path between the park and the station is completely dark after six in the evening.',
    place: 'S Dearborn St, Printers Row Park, Chicago',
    at: [41.87352, -87.62921],
    kind: ['funded', 'high', 'safety'],
    done: 'All four lamps burn from dusk to dawn for seven nights in a row.',
    scene: 'streetlight',
  },
  {
    title: 'Overflowing bins at Pritzker Park',
    description:
      'The two bins overflow every weekend and the wind carries the litter into the planting. Rats have been seen twice.',
    place: 'S State St & W Van Buren St, Pritzker Park, Chicago',
    at: [41.87697, -87.62786],
    kind: ['reported', 'medium', 'environment'],
    done: 'Two larger bins with lids stand there and are emptied before they are full.',
    scene: 'bin',
  },
  {
    title: 'Dumped tyres behind the Congress garage',
    description:
      'About thirty car tyres have been dumped in the alley. They collect water and block the fire exit of the building behind.',
    place: 'Alley off W Ida B. Wells Dr, South Loop, Chicago',
    at: [41.87547, -87.63224],
    kind: ['in_progress', 'medium', 'environment'],
    done: 'All tyres are removed and recycled, and the fire exit can be opened fully.',
    scene: 'tyres',
  },
  {
    title: 'Graffiti across the Riverwalk mural',
    description:
      'Somebody sprayed over the children’s mural by the river. The school that painted it would like to restore it together with an artist.',
    place: 'Chicago Riverwalk, N Michigan Ave, Downtown, Chicago',
    at: [41.88837, -87.62523],
    kind: ['completed', 'medium', 'community'],
    done: 'The spray paint is gone, the mural is restored and sealed against graffiti.',
    scene: 'graffiti-after',
  },
  {
    title: 'Leaking hydrant on Adams floods the sidewalk',
    description:
      'The hydrant drips day and night. In frost the sidewalk becomes an ice rink, and two people have already fallen.',
    place: 'W Adams St & S LaSalle St, Financial District, Chicago',
    at: [41.87932, -87.63229],
    kind: ['reported', 'critical', 'infrastructure'],
    done: 'The hydrant no longer leaks and the sidewalk stays dry for a week.',
    scene: 'hydrant',
  },
  {
    title: 'No shelter at the Roosevelt bus stop',
    description:
      'Some hundred people wait here every morning in wind and rain. The old shelter was taken away after a storm and never came back.',
    place: 'E Roosevelt Rd & S Michigan Ave, South Loop, Chicago',
    at: [41.86745, -87.62404],
    kind: ['funded', 'medium', 'public_services'],
    done: 'A shelter with a bench, light and three walls stands at the stop.',
    scene: 'busStop',
  },
  {
    title: 'Fallen branch blocks the Grant Park path',
    description:
      'A heavy branch fell across the cycle path in the last storm. Everyone rides over the flower beds to get around it.',
    place: 'S Columbus Dr, Grant Park, Chicago',
    at: [41.87383, -87.62051],
    kind: ['completed', 'high', 'environment'],
    done: 'The branch is gone, the tree is made safe and the path is open.',
    scene: 'fallenTree-after',
  },
];
