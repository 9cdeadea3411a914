import { listOperatorActs, type OperatorAct } from '#schema/console/acts.ts';
import { ACT_FILTERS } from '#schema/console/consoleFilters.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { call } from '#web/net/call.ts';
import { recordSearch, type RecordSearch } from '#web/features/console/adminSearch.ts';
import { toOptions, type ListDescription } from '#web/features/console/frame/FilteredList.tsx';
import { peopleContent } from './peopleContent.ts';

const { record: words } = peopleContent;
const { columns } = words;

const actText = ({ act, subject }: OperatorAct) => words.subjectOf(words.names[act], subject);

export const ACTS: ListDescription<OperatorAct, RecordSearch, keyof typeof columns> = {
  name: 'acts',
  fetchPage: (query, signal) => call(listOperatorActs, { query, signal }),
  defaults: recordSearch.defaults,
  words,
  filters: [{ name: 'act', label: words.filter, options: toOptions(ACT_FILTERS, words.filters) }],
  idOf: ({ id }) => id,
  cells: {
    act: actText,
    about: ({ userId, userName }) =>
      userId === null ? '' : <AppLink href={`/admin/people?person=${userId}`}>{userName}</AppLink>,
    why: ({ reason }) => <UserText>{reason}</UserText>,
    by: ({ byName }) => byName,
    when: ({ actedAt }) => formatDateTime(actedAt),
  },
  file: [
    [columns.when, ({ actedAt }) => actedAt],
    [columns.by, ({ byName }) => byName],
    [columns.act, actText],
    [columns.about, ({ userName }) => userName],
    [columns.why, ({ reason }) => reason],
  ],
};
