import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { CONTENT_FILTERS } from '#schema/console/consoleFilters.ts';
import { listContent, type ConsoleIssue } from '#schema/console/content.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { formatDate, plural } from '#web/format/format.ts';
import { formatMoneyShort } from '#web/format/formatMoney.ts';
import { call } from '#web/net/call.ts';
import { contentSearch, type ContentSearch } from '#web/features/console/adminSearch.ts';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import {
  FilteredList,
  toOptions,
  type ListDescription,
} from '#web/features/console/frame/FilteredList.tsx';
import { ChosenIssues } from './ChosenIssues.tsx';
import { contentContent as words } from './contentContent.ts';

const { columns, file, marks } = words;
const route = getRouteApi('/protected/admin/content');
const NONE: ReadonlySet<string> = new Set();

type IssueList = ListDescription<ConsoleIssue, ContentSearch, keyof typeof columns>;

const listWith = (choose: IssueList['cells']['choose']): IssueList => ({
  name: 'content',
  fetchPage: (query, signal) => call(listContent, { query, signal }),
  defaults: contentSearch.defaults,
  words,
  filters: [
    { name: 'state', label: words.state, options: toOptions(CONTENT_FILTERS, words.states) },
  ],
  idOf: ({ id }) => id,
  cells: {
    title: ({ id, title }) =>
      title === null ? (
        <AppLink href={`/issues/${id}/audit`}>{words.removed}</AppLink>
      ) : (
        <AppLink href={`/issues/${id}`}>
          <bdi>{title}</bdi>
        </AppLink>
      ),
    state: (issue) => <IssueMarks issue={issue} />,
    reporter: ({ reporterName }) => reporterName,
    escrow: ({ escrow }) => formatMoneyShort(escrow),
    created: ({ createdAt }) => formatDate(createdAt),
    choose,
  },
  numeric: ['escrow'],
  file: [
    [file.id, ({ id }) => id],
    [columns.title, ({ title }) => title],
    [file.status, ({ status }) => status],
    [columns.reporter, ({ reporterName }) => reporterName],
    [columns.created, ({ createdAt }) => createdAt],
    [file.hidden, ({ isHidden }) => isHidden],
    [file.removed, ({ removedAt }) => removedAt],
    [file.merged, ({ mergedIntoId }) => mergedIntoId],
    [file.reports, ({ openReportCount }) => openReportCount],
    [columns.escrow, ({ escrow }) => escrow],
    [file.reason, ({ lastReason }) => lastReason],
  ],
});

/** All issues ever reported; several can be hidden or shown together. Filters are kept in the address. */
export function ContentPage() {
  return (
    <AdminFrame href="/admin/content" words={words}>
      <Stack gap={5}>
        <AppLink href="/desk/moderation">{words.queue}</AppLink>
        <div>
          <Issues />
        </div>
      </Stack>
    </AdminFrame>
  );
}

function Issues() {
  const asked = route.useSearch();
  const navigate = route.useNavigate();
  const [chosen, setChosen] = useState(NONE);
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const list = listWith(
    ({ id, title }) =>
      title !== null && (
        <CheckboxField
          label={<VisuallyHidden>{words.choose(title)}</VisuallyHidden>}
          checked={chosen.has(id)}
          onChange={({ target }) => choose(id, target.checked)}
        />
      ),
  );
  return (
    <FilteredList
      list={list}
      asked={asked}
      onChange={(search, resetScroll) => {
        setChosen(NONE);
        void navigate({ search, resetScroll });
      }}
    >
      {(items) => (
        <ChosenIssues
          issues={items.filter(({ id }) => chosen.has(id))}
          onEnd={() => setChosen(NONE)}
        />
      )}
    </FilteredList>
  );
}

function IssueMarks({ issue }: { issue: ConsoleIssue }) {
  const { status, isHidden, isFrozen, removedAt, mergedIntoId, openReportCount } = issue;
  return (
    <Row gap={2}>
      {removedAt === null ? (
        <StatusBadge status={status} place="list" />
      ) : (
        <Badge>{marks.removed}</Badge>
      )}
      {isHidden && <Badge tone="danger">{marks.hidden}</Badge>}
      {isFrozen && !isHidden && <Badge tone="warning">{marks.frozen}</Badge>}
      {mergedIntoId !== null && (
        <AppLink href={`/issues/${mergedIntoId}`}>
          <Badge tone="info">{marks.merged}</Badge>
        </AppLink>
      )}
      {openReportCount > 0 && (
        <AppLink href="/desk/moderation">
          <Badge tone="warning">{plural(openReportCount, marks.reports)}</Badge>
        </AppLink>
      )}
    </Row>
  );
}
