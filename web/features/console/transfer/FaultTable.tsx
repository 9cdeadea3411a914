import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatNumber } from '#web/format/format.ts';
import type { Checked } from './importTotals.ts';
import { transferContent } from './transferContent.ts';

const { check: words } = transferContent;

const COLUMNS = columnsOf(words, ['row', 'column', 'message']);

/** What is wrong with a file, where, and what to write there. */
export function FaultTable({ checked: { faults, faultCount } }: { checked: Checked }) {
  const more = faultCount - faults.length;
  return (
    <Stack gap={4}>
      <Banner tone="danger" title={words.faultsTitle(faultCount)}>
        {words.faultsText}
      </Banner>
      <DataTable
        caption={words.faultsCaption}
        isCaptionHidden
        isStackedOnPhones
        columns={COLUMNS}
        rows={faults.map(({ row, column, message }, at) => ({
          id: String(at),
          cells: { row: formatNumber(row), column: column && <code>{column}</code>, message },
        }))}
      />
      {more > 0 && <Muted>{words.more(more)}</Muted>}
    </Stack>
  );
}
