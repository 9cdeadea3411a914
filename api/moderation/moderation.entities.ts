import {
  defineEntity,
  instant,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  type RowOf,
} from '#api/platform/columns.entities.ts';
import type {
  APPEAL_OUTCOMES,
  ModerationChoice,
  ReportedKind,
} from '#schema/moderation/choices.ts';

export const moderationCaseEntity = defineEntity('moderation_case', {
  id: key(uuid),
  kind: oneOf<ReportedKind>(),
  subjectId: uuid,
  issueId: nullable(uuid),
  authorId: nullable(uuid),
  openedAt: instant,
  choice: nullable(oneOf<ModerationChoice>()),
  reason: nullable(text),
  decidedBy: nullable(uuid),
  decidedAt: nullable(instant),
  appealText: nullable(text),
  appealedAt: nullable(instant),
  appealOutcome: nullable(oneOf<(typeof APPEAL_OUTCOMES)[number]>()),
  appealReason: nullable(text),
  appealBy: nullable(uuid),
  appealDecidedAt: nullable(instant),
});
export type ModerationCaseRow = RowOf<typeof moderationCaseEntity>;
