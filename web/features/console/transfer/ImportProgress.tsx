import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { ProgressBar } from '#web/components/feedback/ProgressBar.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { FaultTable } from './FaultTable.tsx';
import { OutcomeFigures } from './OutcomeFigures.tsx';
import { transferContent } from './transferContent.ts';
import type { ImportState, Sent } from './useImport.ts';

const { check, import: words, run } = transferContent;

type ImportProgressProps = {
  state: ImportState;
  onRun: (rowCount: number, isDryRun: boolean) => void;
  onStop: () => void;
};

/** What is known of the file so far, and what can be done next. */
export function ImportProgress({ state, onRun, onStop }: ImportProgressProps) {
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
    case 'asking':
    case 'running':
      return <Sending state={state} onStop={onStop} />;
    case 'faulty':
      return <FaultTable checked={state.checked} />;
    case 'ready':
      return <Ready state={state} onRun={(rowCount) => onRun(rowCount, false)} />;
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
  onRun,
}: {
  state: Sent<string>;
  onRun: (rowCount: number) => void;
}) {
  const changeCount = totals.created + totals.updated;
  return (
    <Stack gap={4}>
      <Banner title={check.readyTitle}>
        {changeCount === 0 ? check.nothing : check.progress(rowCount, rowCount)}
      </Banner>
      <OutcomeFigures totals={totals} />
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
