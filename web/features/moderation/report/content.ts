import type { ReportedKind, ReportGround } from '#schema/moderation/choices.ts';
import { REPORT_TEXT_MAX_LENGTH } from '#schema/moderation/moderationLimits.ts';

const things: Record<ReportedKind, string> = {
  issue: 'this issue',
  message: 'this message',
  proposal: 'this proposal',
  proof: 'this proof',
  profile: 'this profile',
};

const grounds: Record<ReportGround, string> = {
  abuse: 'Insults, threats or hate',
  privacy: 'Shows a face, a plate, a name or an address',
  false: 'Not true, or made to mislead',
  spam: 'Advertising or spam',
  unlawful: 'Against the law',
  other: 'Something else',
};

export const reportContentWords = {
  button: 'Report',
  things,
  about: (kind: ReportedKind, name: string | undefined) =>
    name === undefined ? things[kind] : `${things[kind]} by ${name}`,
  title: (kind: ReportedKind) => `Report ${things[kind]}`,
  text: 'A moderator will look at it. Whoever published it will not learn who reported it.',
  ground: 'What is wrong?',
  grounds,
  missing: 'Please choose a reason.',
  label: 'What should moderators know?',
  hint: `At most ${REPORT_TEXT_MAX_LENGTH} characters. Only moderators read it.`,
  submit: 'Send report',
  pending: 'Sending...',
  done: 'Report sent',
  doneText: 'Thank you. A moderator will look at it.',
  failed: 'Report not sent',
} as const;
