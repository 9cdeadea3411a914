import { CALLS } from './calls.ts';
import { numberStatements } from './proof.ts';
import { SCREENS } from './screens.ts';
import { STATES } from './states.ts';

/**
 * What the specification states and can be tested, in its order. A statement keeps its number: new ones come
 * last in their chapter.
 */
export const STATEMENTS = numberStatements([...SCREENS, ...STATES, ...CALLS]);
