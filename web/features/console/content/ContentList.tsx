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
import { formatDate } from '#web/format/format.ts';
import { formatMoneyShort } from '#web/format/formatMoney.ts';
import { call } from '#web/net/call.ts';
import { contentSearch, type ContentSearch } from '#web/features/console/adminSearch.ts';
import { ConsoleList } from '#web/features/console/frame/ConsoleList.tsx';
import { ExportButton } from '#web/features/console/frame/ExportButton.tsx';
import { FilterBar } from '#web/features/console/frame/FilterBar.tsx';
import { ChosenIssues } from './ChosenIssues.tsx';
import { contentContent as words } from './contentContent.ts';
import { contentQuery } from './contentQuery.ts';
import { CONTENT_FILE } from './contentFile.ts';
import { IssueMarks } from './IssueMarks.tsx';

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
