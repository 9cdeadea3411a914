import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { CONTENT_FILTERS } from '#schema/console/consoleFilters.ts';
import { listContent, type ConsoleIssue } from '#schema/console/content.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { formatDate, plural } from '#web/format/format.ts';
import { formatMoneyShort } from '#web/format/formatMoney.ts';
import { call } from '#web/net/call.ts';
import { contentSearch, type ContentSearch } from '#web/features/console/adminSearch.ts';
import { ConsoleList } from '#web/features/console/frame/ConsoleList.tsx';
import { ExportButton } from '#web/features/console/frame/ExportButton.tsx';
import { FilterBar } from '#web/features/console/frame/FilterBar.tsx';
import { ChosenIssues } from './ChosenIssues.tsx';
import { contentContent as words } from './contentContent.ts';
import type { InputOf } from '#schema/defineEndpoint.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { pageQuery } from '#web/net/pagedList.ts';
import { Badge } from '#web/components/issues/Badge.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { Row } from '#web/components/layout/Row.tsx';

const { columns } = words;
const route = getRouteApi('/protected/admin/content');
const STATES = CONTENT_FILTERS.map((value) => ({ value, label: words.states[value] }));
const NOBODY: ReadonlySet<string> = new Set();

const COLUMNS = columnsOf(
  columns,
  ['title', 'state', 'reporter', 'escrow', 'created', 'choose'],
  ['escrow'],
);

/** The issues that the filters leave, page by page; several can be hidden or shown again together. */
export function ContentList() {
  const asked = route.useSearch();
  const { search, state } = asked;
  const navigate = route.useNavigate();
  const [chosen, setChosen] = useState(NOBODY);
  const result = useQuery(contentQuery(asked));
  const go = (next: Partial<ContentSearch>, resetScroll: boolean) => {
    setChosen(NOBODY);
    void navigate({ search: { ...asked, page: 1, ...next }, resetScroll });
  };
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const rowOf = (issue: ConsoleIssue) => ({
    id: issue.id,
    cells: {
      ...cellsOf(issue),
      choose: issue.title !== null && (
        <CheckboxField
          label={<VisuallyHidden>{words.choose(issue.title)}</VisuallyHidden>}
          checked={chosen.has(issue.id)}
          onChange={({ target }) => choose(issue.id, target.checked)}
        />
      ),
    },
  });
  return (
    <div>
      <FilterBar
        label={words.search}
        search={search}
        onSearch={(text) => go({ search: text }, false)}
        isBusy={result.isFetching}
      >
        <SelectField
          label={words.state}
          isLabelHidden
          options={STATES}
          value={state}
          onChange={({ target }) => go({ state: target.value as typeof state }, false)}
        />
      </FilterBar>
      <ChosenIssues
        issues={result.data?.items.filter(({ id }) => chosen.has(id)) ?? []}
        onEnd={() => setChosen(NOBODY)}
      />
      <ConsoleList
        words={words.list}
        columns={COLUMNS}
        rowOf={rowOf}
        result={result}
        isFiltered={search !== '' || state !== 'any'}
        onPageChange={(page) => go({ page }, true)}
        onReset={() => go(contentSearch.defaults, false)}
        actions={
          <ExportButton
            name={words.fileName}
            fetchPage={(part) => call(listContent, { query: { search, state, ...part } })}
            columns={CONTENT_FILE}
          />
        }
      />
    </div>
  );
}

const cellsOf = (issue: ConsoleIssue) => ({
  title:
    issue.title === null ? (
      <AppLink href={`/issues/${issue.id}/audit`}>{words.removed}</AppLink>
    ) : (
      <AppLink href={`/issues/${issue.id}`}>
        <bdi>{issue.title}</bdi>
      </AppLink>
    ),
  state: <IssueMarks issue={issue} />,
  reporter: issue.reporterName,
  escrow: formatMoneyShort(issue.escrow),
  created: formatDate(issue.createdAt),
});

/** A page of all issues, as moderators see them. */
const contentQuery = (query: NonNullable<InputOf<typeof listContent, 'query'>>) =>
  pageQuery(queryKeys.console('content', query), listContent, { query });

const { columns: fileColumns, file } = words;

/** The columns of the list as a file. */
const CONTENT_FILE = [
  { label: file.id, valueOf: ({ id }: ConsoleIssue) => id },
  { label: fileColumns.title, valueOf: ({ title }: ConsoleIssue) => title },
  { label: file.status, valueOf: ({ status }: ConsoleIssue) => status },
  { label: fileColumns.reporter, valueOf: ({ reporterName }: ConsoleIssue) => reporterName },
  { label: fileColumns.created, valueOf: ({ createdAt }: ConsoleIssue) => createdAt },
  { label: file.hidden, valueOf: ({ isHidden }: ConsoleIssue) => isHidden },
  { label: file.removed, valueOf: ({ removedAt }: ConsoleIssue) => removedAt },
  { label: file.merged, valueOf: ({ mergedIntoId }: ConsoleIssue) => mergedIntoId },
  { label: file.reports, valueOf: ({ openReportCount }: ConsoleIssue) => openReportCount },
  { label: fileColumns.escrow, valueOf: ({ escrow }: ConsoleIssue) => escrow },
  { label: file.reason, valueOf: ({ lastReason }: ConsoleIssue) => lastReason },
];

const { marks } = words;

/** How an issue stands, and what was done to it. */
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
