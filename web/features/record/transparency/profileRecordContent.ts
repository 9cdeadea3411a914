import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';

const decided: Record<string, string> = {
  leave: 'A report about a profile: nothing was done.',
  warn: 'A report about a profile: its owner was warned.',
  redact_photo: 'A report about a profile: its photo was removed.',
  restrict: `A report about a profile: its owner was restricted for ${RESTRICTION_DAYS} days.`,
};

const settled: Record<string, string> = {
  upheld: 'Another moderator heard an appeal: the decision stands.',
  undone: 'Another moderator heard an appeal: the decision was reversed.',
};

export const profileRecordContent = {
  title: 'Decisions about profiles',
  text: 'What moderators decided about what people show of themselves, without naming anybody. What they decide about issues, messages, proposals and proofs stands on the record of the issue.',
  none: 'Nothing was decided about a profile yet.',
  failed: 'The decisions could not be loaded.',
  count: (decisions: string) => `${decisions} in all, the newest first.`,
  entry: { one: '# entry', other: '# entries' },
  decided,
  settled,
  appealed: 'A decision about a profile was appealed.',
  other: 'Moderators acted on a profile.',
  download: 'All of it, with its hashes',
} as const;
