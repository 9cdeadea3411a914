import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { ProgressBar } from '#web/components/feedback/ProgressBar.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import type { Position } from '#schema/places/geo.ts';
import type { ColumnPlan } from '#schema/transfer/columnPlan.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ImportMap } from './ImportMap.tsx';
import { transferContent } from './transferContent.ts';
import type { ImportState, Sent } from './useImport.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { formatNumber } from '#web/format/format.ts';
import type { Checked, Totals } from './importTotals.ts';
import { Stat } from '#web/components/figures/Stat.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';

const { check, import: words, run } = transferContent;

type ImportProgressProps = {
  state: ImportState;
  /** Of the rows of the file. */
  places: readonly Position[];
  onRun: (rowCount: number, isDryRun: boolean) => void;
  onStop: () => void;
  onPlan: (plan: ColumnPlan) => void;
};

export function ImportProgress({ state, places, onRun, onStop, onPlan }: ImportProgressProps) {
  switch (state.step) {
    case 'empty':
      return null;
    case 'wrongKind':
      return (
        <Banner tone="danger" title={words.wrongKind}>
          {words.wrongKindText}
        </Banner>
      );
    case 'reading':
      return <ProgressBar label={check.reading} value={state.done} max={state.all} />;
    case 'planning':
      return <ColumnChoice names={state.names} plan={state.plan} onPlan={onPlan} />;
    case 'asking':
    case 'running':
      return <Sending state={state} onStop={onStop} />;
    case 'faulty':
      return <FaultTable checked={state.checked} />;
    case 'ready':
      return <Ready state={state} places={places} onRun={(rowCount) => onRun(rowCount, false)} />;
    case 'done':
      return (
        <Stack gap={4}>
          <Banner
            tone="success"
            title={run.doneTitle}
            action={<ButtonLink href="/issues">{run.list}</ButtonLink>}
          >
            {run.done(state.rowCount)}
          </Banner>
          <OutcomeFigures totals={state.totals} />
        </Stack>
      );
    case 'failed':
      return (
        <Banner
          tone="danger"
          title={state.isDryRun ? check.readyTitle : run.failedTitle}
          action={
            state.rowCount > 0 && (
              <Button onClick={() => onRun(state.rowCount, state.isDryRun)}>{run.again}</Button>
            )
          }
        >
          {state.isDryRun ? state.reason : run.failed(state.reason)}
        </Banner>
      );
  }
}

function Sending({ state, onStop }: { state: Sent<string>; onStop: () => void }) {
  const { rowCount, totals } = state;
  return (
    <Stack gap={3}>
      <ProgressBar
        label={state.step === 'asking' ? check.asking : run.running}
        value={totals.rowCount}
        max={rowCount}
        valueText={check.progress(totals.rowCount, rowCount)}
      />
      <div>
        <Button onClick={onStop}>{run.stop}</Button>
      </div>
    </Stack>
  );
}

function Ready({
  state: { rowCount, totals },
  places,
  onRun,
}: {
  state: Sent<string>;
  places: readonly Position[];
  onRun: (rowCount: number) => void;
}) {
  const changeCount = totals.created + totals.updated;
  return (
    <Stack gap={4}>
      <Banner title={check.readyTitle}>
        {changeCount === 0 ? check.nothing : check.progress(rowCount, rowCount)}
      </Banner>
      <OutcomeFigures totals={totals} />
      <ImportMap places={places} />
      {changeCount > 0 && (
        <div>
          <Button variant="primary" size="lg" onClick={() => onRun(rowCount)}>
            {run.submit(changeCount)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const { check: checkWords } = transferContent;

const COLUMNS = columnsOf(checkWords, ['row', 'column', 'message']);

/** Errors of a file with their place and a hint. */
function FaultTable({ checked: { faults, faultCount } }: { checked: Checked }) {
  const more = faultCount - faults.length;
  return (
    <Stack gap={4}>
      <Banner tone="danger" title={checkWords.faultsTitle(faultCount)}>
        {checkWords.faultsText}
      </Banner>
      <DataTable
        caption={checkWords.faultsCaption}
        isCaptionHidden
        isStackedOnPhones
        columns={COLUMNS}
        rows={faults.map(({ row, column, message }, at) => ({
          id: String(at),
          cells: { row: formatNumber(row), column: column && <code>{column}</code>, message },
        }))}
      />
      {more > 0 && <Muted>{checkWords.more(more)}</Muted>}
    </Stack>
  );
}

const { outcome: outcomeWords } = transferContent;

/** Outcome of a file's rows. */
function OutcomeFigures({ totals }: { totals: Totals }) {
  const { created, updated, unchanged, kept, keptCount } = totals;
  const more = keptCount - kept.length;
  return (
    <Stack gap={4}>
      <Grid columns={4} gap={4}>
        <Stat label={outcomeWords.created} value={formatNumber(created)} />
        <Stat label={outcomeWords.updated} value={formatNumber(updated)} />
        <Stat label={outcomeWords.unchanged} value={formatNumber(unchanged)} />
        <Stat label={outcomeWords.kept} value={formatNumber(keptCount)} />
      </Grid>
      {kept.length > 0 && (
        <DataTable
          caption={outcomeWords.keptCaption}
          isStackedOnPhones
          columns={[
            { key: 'id', label: outcomeWords.id },
            { key: 'reason', label: outcomeWords.reason },
          ]}
          rows={kept.map(({ externalId, reason }) => ({
            id: externalId,
            cells: { id: externalId, reason },
          }))}
        />
      )}
      {more > 0 && <Muted>{outcomeWords.more(more)}</Muted>}
    </Stack>
  );
}
