import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ColumnPlan } from '#schema/transfer/columnPlan.ts';
import type { Position } from '#schema/places/geo.ts';
import { formatOf } from '#schema/transfer/formatOf.ts';
import { registerBusyGuard } from '#web/device/outbox/busyGuards.ts';
import { refresh } from '#web/net/refresh.ts';
import { loadCode } from '#web/net/loadCode.ts';
import { errorMessage } from '#web/net/callErrors.ts';
import type { ChosenFile } from './importFile.ts';
import { NO_TOTALS, type Checked, type Totals } from './importTotals.ts';
import { transferContent } from './transferContent.ts';

/** Outcome of the rows sent so far. */
export type Sent<Step> = { step: Step; rowCount: number; totals: Totals };

export type ImportState =
  | { step: 'empty' | 'wrongKind' }
  | { step: 'reading'; done: number; all: number }
  | { step: 'planning'; names: readonly string[]; plan: ColumnPlan }
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
  const [plan, setPlan] = useState<ColumnPlan>();
  const [places, setPlaces] = useState<readonly Position[]>([]);
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
  const sendAll = async (file: ChosenFile, rowCount: number, isDryRun: boolean) => {
    const signal = begin();
    const step = isDryRun ? 'asking' : 'running';
    setState({ step, rowCount, totals: NO_TOTALS });
    try {
      const told = (totals: Totals) => setState({ step, rowCount, totals });
      const { sendFile } = await reader();
      const totals = await sendFile(file, { isDryRun, signal }, told);
      setState({ step: isDryRun ? 'ready' : 'done', rowCount, totals });
    } catch (error) {
      fail(error, signal, { rowCount, isDryRun });
    }
    if (!isDryRun) void refresh(queryClient, [{ topic: 'issues', id: null }]);
  };
  const check = async (file: ChosenFile) => {
    const signal = begin();
    try {
      const told = (done: number, all: number) => setState({ step: 'reading', done, all });
      const { checkFile, findPlan } = await reader();
      const found = file.plan ? null : await findPlan(file);
      signal.throwIfAborted();
      if (found) return setState({ step: 'planning', ...found });
      const checked = await checkFile(file, told, signal);
      setPlaces(checked.places);
      if (checked.faultCount > 0 || checked.rowCount === 0) setState({ step: 'faulty', checked });
      else await sendAll(file, checked.rowCount, true);
    } catch (error) {
      fail(error, signal);
    }
  };
  const choose = async (file: File) => {
    const format = formatOf(file.name);
    setChosen(file);
    setPlan(undefined);
    if (format === null) setState({ step: 'wrongKind' });
    else await check({ file, format });
  };
  const withFile = (work: (file: ChosenFile) => Promise<void>, by = plan) =>
    chosen && void work({ file: chosen, format: formatOf(chosen.name) ?? 'csv', plan: by });
  return {
    state,
    places,
    isBusy,
    fileName: chosen?.name ?? null,
    choose,
    stop: () => running.current?.abort(),
    run: (rowCount: number, isDryRun: boolean) =>
      withFile((file) => sendAll(file, rowCount, isDryRun)),
    follow: (next: ColumnPlan) => {
      setPlan(next);
      withFile(check, next);
    },
  };
}
