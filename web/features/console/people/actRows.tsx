import type { OperatorAct } from '#schema/console/acts.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { peopleContent } from './peopleContent.ts';

const { record: words } = peopleContent;

export const ACT_COLUMNS = columnsOf(words.columns, ['act', 'about', 'why', 'by', 'when']);

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
