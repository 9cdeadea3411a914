import { TRUST_POINTS } from './reputation.rules.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { noticeContent, type NoticeContent } from '#api/notices/noticeContent.rules.ts';

const system = (content: NoticeContent) => ({ type: 'system' as const, ...content });

const ROLES = {
  user: 'roleUser',
  ambassador: 'roleAmbassador',
  operator: 'roleOperator',
} as const satisfies Record<AccountRole, string>;

/** To somebody whose role was changed. */
export const roleNotice = (accountRole: AccountRole, isValidator: boolean) =>
  system(noticeContent(isValidator ? `${ROLES[accountRole]}Validator` : ROLES[accountRole]));

/** To the other ambassadors: somebody's account was reported. */
export const accountFlagNotice = (person: string) =>
  system(noticeContent('accountReported', { person }));

/** To the person whose account was reported, once that was upheld. */
export const accountFlagUpheldNotice = (isFrozen: boolean) =>
  system(
    noticeContent(isFrozen ? 'reportUpheldFrozen' : 'reportUpheld', {
      points: -TRUST_POINTS.account_flag_upheld,
    }),
  );

/** To the person whose account takes part again. */
export const accountLiftedNotice = (reason: string) =>
  system(noticeContent('unfrozen', { reason }));

/** To the other ambassadors: somebody's account takes part again. */
export const accountLiftNotice = (person: string) =>
  system(noticeContent('otherUnfrozen', { person }));

/** To somebody whose way in was given back to them at the terminal of the installation. */
export const recoveredNotice = (hasNewEmail: boolean) =>
  system(noticeContent(hasNewEmail ? 'recoveredWithEmail' : 'recovered'));

/** To somebody whose sign-ins an operator ended. */
export const signedOutNotice = system(noticeContent('signedOut'));

/** To somebody who asked for a copy of their own data. */
export const dataReadyNotice = system(noticeContent('dataReady'));
