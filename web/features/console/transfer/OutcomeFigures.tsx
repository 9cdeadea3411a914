import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Stat } from '#web/components/figures/Stat.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatNumber } from '#web/format/format.ts';
import type { Totals } from './importTotals.ts';
import { transferContent } from './transferContent.ts';

const { outcome: words } = transferContent;

/** What becomes of the rows of a file. */
export function OutcomeFigures({ totals }: { totals: Totals }) {
  const { created, updated, unchanged, kept, keptCount } = totals;
  const more = keptCount - kept.length;
  return (
    <Stack gap={4}>
      <Grid columns={4} gap={4}>
        <Stat label={words.created} value={formatNumber(created)} />
        <Stat label={words.updated} value={formatNumber(updated)} />
        <Stat label={words.unchanged} value={formatNumber(unchanged)} />
        <Stat label={words.kept} value={formatNumber(keptCount)} />
      </Grid>
      {kept.length > 0 && (
        <DataTable
          caption={words.keptCaption}
          isStackedOnPhones
          columns={[
            { key: 'id', label: words.id },
            { key: 'reason', label: words.reason },
          ]}
          rows={kept.map(({ externalId, reason }) => ({
            id: externalId,
            cells: { id: externalId, reason },
          }))}
        />
      )}
      {more > 0 && <Muted>{words.more(more)}</Muted>}
    </Stack>
  );
}
