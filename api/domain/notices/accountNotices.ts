import { TRUST_POINTS } from '#api/domain/verification/reputation.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { told, type Told } from './told.ts';

const system = (words: Told) => ({ type: 'system' as const, ...words });

const ROLES = {
  user: 'roleUser',
  ambassador: 'roleAmbassador',
  operator: 'roleOperator',
} as const satisfies Record<AccountRole, string>;

/** To somebody whose role was changed. */
export const roleNotice = (accountRole: AccountRole, isValidator: boolean) =>
  system(told(isValidator ? `${ROLES[accountRole]}Validator` : ROLES[accountRole]));

/** To the other ambassadors: somebody's account was reported. */
export const accountFlagNotice = (person: string) => system(told('accountReported', { person }));

/** To the person whose account was reported, once that was upheld. */
export const accountFlagUpheldNotice = (isFrozen: boolean) =>
  system(
    told(isFrozen ? 'reportUpheldFrozen' : 'reportUpheld', {
      points: -TRUST_POINTS.account_flag_upheld,
    }),
  );

/** To the person whose account takes part again. */
export const accountLiftedNotice = (reason: string) => system(told('unfrozen', { reason }));

/** To the other ambassadors: somebody's account takes part again. */
export const accountLiftNotice = (person: string) => system(told('otherUnfrozen', { person }));

/** To somebody whose way in was given back to them at the terminal of the installation. */
export const recoveredNotice = (hasNewEmail: boolean) =>
  system(told(hasNewEmail ? 'recoveredWithEmail' : 'recovered'));

/** To somebody whose sign-ins an operator ended. */
export const signedOutNotice = system(told('signedOut'));

/** To somebody who asked for a copy of their own data. */
export const dataReadyNotice = system(told('dataReady'));
