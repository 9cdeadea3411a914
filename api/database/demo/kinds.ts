import type { IssueKind } from './issueKind.ts';
import { PARK_KINDS as parks } from './parkKinds.ts';
import { STREET_KINDS as streets } from './streetKinds.ts';

/** The order determines the generated story. */
export const KINDS: readonly IssueKind[] = [
  streets.pothole,
  streets.streetlight,
  parks.bin,
  parks.graffiti,
  streets.underpass,
  parks.bench,
  streets.curb,
  parks.fallenTree,
  parks.tyres,
  parks.playground,
  streets.crossing,
  streets.hydrant,
  parks.river,
  streets.busStop,
  streets.drain,
  parks.garden,
];
