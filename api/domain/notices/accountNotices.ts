import { TRUST_POINTS } from '#api/domain/verification/reputation.ts';
import { DATA_EXPORT_HOURS } from '#schema/limits.ts';
import type { AccountRole } from '#schema/people/user.ts';

const system = (content: string) => ({ type: 'system' as const, content });

const ROLES: Record<AccountRole, string> = {
  user: 'Your account has no special role any more.',
  ambassador: 'You are an ambassador now: cases that no jury could decide wait on your desk.',
  operator: 'You are an operator now: you can give roles.',
};

/** To somebody whose role was changed. */
export const roleNotice = (accountRole: AccountRole, isValidator: boolean) =>
  system(
    isValidator
      ? `${ROLES[accountRole]} You can be asked for independent reports.`
      : ROLES[accountRole],
  );

/** To the other ambassadors: somebody's account was reported. */
export const accountFlagNotice = (username: string) =>
  system(`The account of ${username} was reported. Another ambassador has to settle that.`);

/** To the person whose account was reported, once that was upheld. */
export const accountFlagUpheldNotice = (isFrozen: boolean) =>
  system(
    `Ambassadors upheld a report on your account; your trust fell by ${-TRUST_POINTS.account_flag_upheld} points.${
      isFrozen ? ' Your account is frozen and can only read.' : ''
    }`,
  );

/** To the person whose account takes part again. */
export const accountLiftedNotice = (reason: string) =>
  system(`Your account is no longer frozen. An ambassador gave this reason: ${reason}`);

/** To the other ambassadors: somebody's account takes part again. */
export const accountLiftNotice = (username: string) =>
  system(
    `An ambassador lifted the freeze of the account of ${username}. The reason is on the desk.`,
  );

/** To somebody whose way in was given back to them at the terminal of the installation. */
export const recoveredNotice = (hasNewEmail: boolean) =>
  system(
    hasNewEmail
      ? 'The operator gave your account another email address and made a link to a new password.'
      : 'The operator made a link to a new password for your account.',
  );

/** To somebody whose sign-ins an operator ended. */
export const signedOutNotice = system(
  'An operator ended every sign-in of your account. If you do not know why, ask at the address on the help page.',
);

/** To somebody who asked for a copy of their own data. */
export const dataReadyNotice = system(
  `Your data is ready: fetch it from your settings within ${DATA_EXPORT_HOURS} hours.`,
);
