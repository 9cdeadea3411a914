import { CALLS } from './calls.ts';
import { CONSTANTS } from './constants.ts';
import { ENTITIES_AND_STATES } from './entitiesAndStates.ts';
import { ERRORS } from './errors.ts';
import { ISSUE_SCREENS } from './issueScreens.ts';
import type { Statement } from './proof.ts';
import { SCREENS } from './screens.ts';
import { VALIDATION_AND_ROLES } from './validationAndRoles.ts';

/** What the specification states and can be tested, in its order, each with its proof. */
export const STATEMENTS: readonly Statement[] = [
  ...SCREENS,
  ...ISSUE_SCREENS,
  ...ENTITIES_AND_STATES,
  ...VALIDATION_AND_ROLES,
  ...CALLS,
  ...ERRORS,
  ...CONSTANTS,
];
