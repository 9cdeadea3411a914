import { ROLE_NOTICE_DAYS } from '#schema/people/roleLimits.ts';
import type { ReportedKind } from '#schema/moderation/choices.ts';
import { DATA_EXPORT_HOURS } from '#schema/limits.ts';
import { pluralIn, type Plural } from '#schema/languages/plural.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';
import { DIGEST_LINES } from '#schema/people/followLimits.ts';

type WithReason = { reason: string };
type Decision = WithReason & { thing: ReportedKind };

const THINGS: Record<ReportedKind, string> = {
  issue: 'an issue that you reported',
  message: 'a message of yours',
  proposal: 'a proposal of yours',
  proof: 'a proof of yours',
  profile: 'your profile',
};

const some = (count: number, forms: Plural): string =>
  pluralIn('en', count, forms, count > DIGEST_LINES ? `more than ${DIGEST_LINES}` : `${count}`);
const reports = (count: number) =>
  `${some(count, { one: '# new report', other: '# new reports' })} in areas that you follow`;
const news = (count: number) =>
  `news of ${some(count, { one: '# issue', other: '# issues' })} that you follow`;

export const accountTexts = {
  roleUser: () => 'Your account no longer has a special role.',
  roleAmbassador: () =>
    'You are now an ambassador: cases that no jury could decide are waiting on your desk.',
  roleOperator: () => 'You are now an operator: you can grant roles.',
  roleUserValidator: () =>
    'Your account no longer has a special role. You can be asked for independent reports.',
  roleAmbassadorValidator: () =>
    'You are now an ambassador: cases that no jury could decide are waiting on your desk. You can be asked for independent reports.',
  roleOperatorValidator: () =>
    'You are now an operator: you can grant roles. You can be asked for independent reports.',
  roleAnnounced: ({ person }: { person: string }) =>
    `A change of the role of ${person} was announced. It takes effect in ${ROLE_NOTICE_DAYS} days unless an ambassador objects; the page Transparency says why.`,
  recoveryAnnounced: ({ person }: { person: string }) =>
    `An operator announced a way back into the account of ${person}. It opens in ${ROLE_NOTICE_DAYS} days unless an ambassador objects; the page Transparency says why.`,
  roleObjected: ({ person }: { person: string }) =>
    `Somebody objected to what was announced about ${person}. It lapses unless another ambassador confirms it; the page Transparency says why.`,
  accountReported: ({ person }: { person: string }) =>
    `The account of ${person} was reported. Another ambassador has to settle that.`,
  reportUpheld: ({ points }: { points: number }) =>
    `Ambassadors upheld a report on your account; your trust fell by ${points} points.`,
  reportUpheldFrozen: ({ points }: { points: number }) =>
    `Ambassadors upheld a report on your account; your trust fell by ${points} points. Your account is frozen and read-only.`,
  unfrozen: ({ reason }: WithReason) =>
    `Your account is no longer frozen. An ambassador gave this reason: ${reason}`,
  otherUnfrozen: ({ person }: { person: string }) =>
    `An ambassador lifted the freeze of the account of ${person}. The reason is on the desk.`,
  addressReleased: ({ email }: { email: string }) =>
    `Somebody else has confirmed that ${email} is theirs, so it no longer belongs to your account. You keep your account and sign in with your username; add another address in your settings.`,
  recovered: () => 'The operator created a link to a new password for your account.',
  recoveredWithEmail: () =>
    'The operator changed the email address of your account and created a link to a new password.',
  signedOut: () =>
    'An operator signed your account out everywhere. If you do not know why, ask at the address on the help page.',
  dataReady: () =>
    `Your data is ready: download it from your settings within ${DATA_EXPORT_HOURS} hours.`,
  somethingReported: () =>
    'Something new was reported to moderators. It waits under “Reports by users” on your desk.',
  hid: ({ thing, reason }: Decision) => `A moderator hid ${THINGS[thing]}: ${reason}`,
  hidWords: ({ thing, reason }: Decision) =>
    `A moderator hid the words of ${THINGS[thing]}: ${reason}`,
  removedPhotos: ({ thing, reason }: Decision) =>
    `A moderator removed photos of ${THINGS[thing]}: ${reason}`,
  hidIssue: ({ thing, reason }: Decision) =>
    `A moderator hid an issue because of ${THINGS[thing]}: ${reason}`,
  warned: ({ thing, reason }: Decision) =>
    `A moderator warns you because of ${THINGS[thing]}: ${reason}`,
  restricted: ({ thing, reason }: Decision) =>
    `A moderator restricted your account for ${RESTRICTION_DAYS} days because of ${THINGS[thing]}: ${reason}`,
  appealWon: ({ reason }: WithReason) =>
    `Another moderator reversed the decision that you appealed: ${reason}`,
  appealLost: ({ reason }: WithReason) =>
    `Another moderator upheld the decision that you appealed: ${reason}`,
  digestReported: ({ reported }: { reported: number }) =>
    `Since the last summary: ${reports(reported)}.`,
  digestMoved: ({ moved }: { moved: number }) => `Since the last summary: ${news(moved)}.`,
  digestBoth: ({ reported, moved }: { reported: number; moved: number }) =>
    `Since the last summary: ${reports(reported)}, ${news(moved)}.`,
};
