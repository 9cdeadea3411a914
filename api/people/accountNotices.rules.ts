import { TRUST_POINTS } from './reputation.rules.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { noticeContent, type NoticeContent } from '#api/notices/noticeContent.rules.ts';

const system = (content: NoticeContent) => ({ type: 'system' as const, ...content });

const ROLES = {
  user: 'roleUser',
  ambassador: 'roleAmbassador',
  operator: 'roleOperator',
} as const satisfies Record<AccountRole, string>;

export const roleNotice = (accountRole: AccountRole, isValidator: boolean) =>
  system(noticeContent(isValidator ? `${ROLES[accountRole]}Validator` : ROLES[accountRole]));

export const announcedNotice = (kind: 'role' | 'recovery', person: string) =>
  system(noticeContent(kind === 'role' ? 'roleAnnounced' : 'recoveryAnnounced', { person }));

export const objectionNotice = (person: string) =>
  system(noticeContent('roleObjected', { person }));

export const accountFlagNotice = (person: string) =>
  system(noticeContent('accountReported', { person }));

export const accountFlagUpheldNotice = (isFrozen: boolean) =>
  system(
    noticeContent(isFrozen ? 'reportUpheldFrozen' : 'reportUpheld', {
      points: -TRUST_POINTS.account_flag_upheld,
    }),
  );

export const accountLiftedNotice = (reason: string) =>
  system(noticeContent('unfrozen', { reason }));

export const accountLiftNotice = (person: string) =>
  system(noticeContent('otherUnfrozen', { person }));

export const recoveredNotice = (hasNewEmail: boolean) =>
  system(noticeContent(hasNewEmail ? 'recoveredWithEmail' : 'recovered'));

/** To an account that had named the address without proving it. */
export const addressReleasedNotice = (email: string) =>
  system(noticeContent('addressReleased', { email }));

export const signedOutNotice = system(noticeContent('signedOut'));

export const dataReadyNotice = system(noticeContent('dataReady'));
