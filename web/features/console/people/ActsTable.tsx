import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConsoleList } from '#web/features/console/frame/ConsoleList.tsx';
import { ACT_COLUMNS, actRowOf } from './actRows.tsx';
import { peopleContent } from './peopleContent.ts';
import { actsQuery } from './peopleQueries.ts';

const { record: words } = peopleContent;

/** What operators did to one account, page by page. */
export function ActsTable({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const result = useQuery(actsQuery({ userId, page }));
  if (result.data?.total === 0) return <p>{words.noneAbout}</p>;
  return (
    <ConsoleList
      words={words.list}
      columns={ACT_COLUMNS}
      rowOf={actRowOf}
      result={result}
      isFiltered={false}
      onPageChange={setPage}
      onReset={() => setPage(1)}
    />
  );
}
