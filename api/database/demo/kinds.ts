import type { IssueKind } from './issueKind.ts';
import { PARK_KINDS as parks } from './parkKinds.ts';
import { STREET_KINDS as streets } from './streetKinds.ts';

/** Every kind. The demo goes through them in this order: another one would tell another story. */
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
