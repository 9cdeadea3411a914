import { Download } from 'lucide-react';
import { useState } from 'react';
import { CONSOLE_MAX_PAGE_SIZE } from '#schema/console/consolePaging.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { saveFile } from '#web/device/saveFile.ts';
import { csvText } from '#web/format/csvText.ts';
import { formatNumber } from '#web/format/format.ts';
import { useAction } from '#web/net/useAction.ts';
import type { ConsolePage } from './ConsoleList.tsx';
import { consoleContent } from './consoleContent.ts';

const { export: words } = consoleContent;

/** Label and value of a column of the file. */
export type ExportColumn<Item> = readonly [
  string,
  (item: Item) => string | number | boolean | null,
];

type ExportButtonProps<Item> = {
  /** Of the file, without extension. */
  name: string;
  /** With the list's current filters. */
  fetchPage: (query: { page: number; pageSize: number }) => Promise<ConsolePage<Item>>;
  columns: readonly ExportColumn<Item>[];
};

/** Saves all filtered rows as CSV, up to the 10,000 that the server counts. */
export function ExportButton<Item>({ name, fetchPage, columns }: ExportButtonProps<Item>) {
  const [count, setCount] = useState(0);
  const action = useAction({
    send: async () => {
      const items: Item[] = [];
      for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
        const answer = await fetchPage({ page, pageSize: CONSOLE_MAX_PAGE_SIZE });
        ({ pageCount } = answer);
        items.push(...answer.items);
        setCount(items.length);
      }
      const head = columns.map(([label]) => label);
      const rows = items.map((item) => columns.map(([, valueOf]) => valueOf(item)));
      saveFile(`${name}.csv`, new Blob([csvText([head, ...rows])], { type: 'text/csv' }));
    },
    words,
    onSettled: () => setCount(0),
  });
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      isPending={action.isPending}
      pendingLabel={words.pending(formatNumber(count))}
      onClick={() => action.mutate()}
    >
      {words.button}
    </Button>
  );
}
