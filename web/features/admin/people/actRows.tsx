import type { OperatorAct } from '#schema/console/acts.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDateTime } from '#web/data/format/format.ts';
import { peopleContent } from './peopleContent.ts';

const { record: words } = peopleContent;

export const ACT_COLUMNS = [
  { key: 'act', label: words.columns.act },
  { key: 'about', label: words.columns.about },
  { key: 'why', label: words.columns.why },
  { key: 'by', label: words.columns.by },
  { key: 'when', label: words.columns.when },
] as const;

/** An act of an operator as a row of a table. */
export const actRowOf = ({ id, act, userId, userName, subject, ...told }: OperatorAct) => ({
  id,
  cells: {
    act: words.subjectOf(words.names[act], subject),
    about:
      userId === null ? '' : <AppLink href={`/admin/people?person=${userId}`}>{userName}</AppLink>,
    why: <UserText>{told.reason}</UserText>,
    by: told.byName,
    when: formatDateTime(told.actedAt),
  },
});
