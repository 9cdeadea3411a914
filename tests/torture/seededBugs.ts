import { DEVICE_BUGS } from './deviceBugs.ts';
import { FAILOVER_BUGS } from './failoverBugs.ts';
import type { SeededBug } from './seededBug.ts';
import { SERVER_BUGS } from './serverBugs.ts';

/** Mistakes that the run has to find; the compiler puts them into a copy, never into the product. */
export const SEEDED_BUGS: readonly SeededBug[] = [...SERVER_BUGS, ...DEVICE_BUGS, ...FAILOVER_BUGS];
