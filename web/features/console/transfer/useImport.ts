import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatOf } from '#schema/transfer/formatOf.ts';
import { registerBusyGuard } from '#web/device/outbox/busyGuards.ts';
import { refresh } from '#web/net/refresh.ts';
import { loadCode } from '#web/net/loadCode.ts';
import { errorMessage } from '#web/net/callErrors.ts';
import { NO_TOTALS, type Checked, type Totals } from './importTotals.ts';
import { transferContent } from './transferContent.ts';

/** Outcome of the rows sent so far. */
export type Sent<Step> = { step: Step; rowCount: number; totals: Totals };

export type ImportState =
  | { step: 'empty' | 'wrongKind' }
  | { step: 'reading'; done: number; all: number }
  | { step: 'faulty'; checked: Checked }
  | Sent<'asking' | 'running' | 'ready' | 'done'>
  | { step: 'failed'; reason: string; rowCount: number; isDryRun: boolean };

const BUSY: readonly ImportState['step'][] = ['reading', 'asking', 'running'];

/** The parser loads once a file is chosen. */
const reader = () => loadCode(import('./importFile.ts'));

/** A file is validated, tried in a dry run, and imported after confirmation. */
export function useImport() {
  const queryClient = useQueryClient();
  const [state, setState] = useState<ImportState>({ step: 'empty' });
  const [chosen, setChosen] = useState<File | null>(null);
  const running = useRef<AbortController>(null);
  const isBusy = BUSY.includes(state.step);
  useEffect(() => registerBusyGuard(() => isBusy), [isBusy]);
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  const fail = (error: unknown, signal: AbortSignal, sent = { rowCount: 0, isDryRun: true }) => {
    if (signal !== running.current?.signal) return;
    const reason = signal.aborted ? transferContent.run.stopped : errorMessage(error);
    setState({ step: 'failed', reason, ...sent });
  };
  const sendAll = async (file: File, rowCount: number, isDryRun: boolean) => {
    const signal = begin();
    const format = formatOf(file.name) ?? 'csv';
    const step = isDryRun ? 'asking' : 'running';
    setState({ step, rowCount, totals: NO_TOTALS });
    try {
      const told = (totals: Totals) => setState({ step, rowCount, totals });
      const { sendFile } = await reader();
      const totals = await sendFile({ file, format }, { isDryRun, signal }, told);
      setState({ step: isDryRun ? 'ready' : 'done', rowCount, totals });
    } catch (error) {
      fail(error, signal, { rowCount, isDryRun });
    }
    if (!isDryRun) void refresh(queryClient, [{ topic: 'issues', id: null }]);
  };
  const choose = async (file: File) => {
    const format = formatOf(file.name);
    setChosen(file);
    if (format === null) return setState({ step: 'wrongKind' });
    const signal = begin();
    try {
      const told = (done: number, all: number) => setState({ step: 'reading', done, all });
      const { checkFile } = await reader();
      const checked = await checkFile({ file, format }, told, signal);
      if (checked.faultCount > 0 || checked.rowCount === 0) setState({ step: 'faulty', checked });
      else await sendAll(file, checked.rowCount, true);
    } catch (error) {
      fail(error, signal);
    }
  };
  return {
    state,
    isBusy,
    fileName: chosen?.name ?? null,
    choose,
    stop: () => running.current?.abort(),
    run: (rowCount: number, isDryRun: boolean) =>
      chosen && void sendAll(chosen, rowCount, isDryRun),
  };
}
