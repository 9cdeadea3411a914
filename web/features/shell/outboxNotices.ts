import type { QueryClient } from '@tanstack/react-query';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { showToast } from '#web/store/toastStore.ts';
import { startOutboxDrain } from '#web/device/outbox/outboxDrain.ts';
import { outboxStore } from '#web/device/outbox/outboxStore.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { refresh } from '#web/net/refresh.ts';
import { outboxToastContent } from './outboxToastContent.ts';
import { toChange, receivedWords, refusedTogether } from './receivedToast.ts';
import type { affectedWithReceipt } from '#schema/issues/affected.ts';
import type { sightingWithReceipt } from '#schema/issues/sighting.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { issueQuery } from '#web/features/issues/queries.ts';
import { digestQuery } from '#web/features/notices/queries.ts';
import { shownArea } from '#web/features/issues/choices/followedNow.ts';
import type { InferOutput } from 'valibot';

/** A dialog that waits for the outcome removes a refused row within this time. */
const LEAVE_TO_DIALOGS_MS = 800;

type Surroundings = { queryClient: QueryClient; goTo: (href: string) => void };

/** Sends the outbox, and announces received and refused items. Returns a stop function. */
export function startOutboxNotices(surroundings: Surroundings): () => void {
  const { queryClient } = surroundings;
  const stopDrain = startOutboxDrain({
    onReceived: (row) => announceReceipt(row, surroundings),
    onPaused: () => {
      // Only while the page assumes a session: signed out, the answer changes nothing, and every
      // answer restarts the outbox, an endless loop.
      if (queryClient.getQueryData(queryKeys.user()))
        void queryClient.invalidateQueries({ queryKey: queryKeys.user() });
    },
  });
  const stopRefusals = tellRefusals(surroundings);
  return () => {
    stopDrain();
    stopRefusals();
  };
}

function announceReceipt(row: OutboxRow, { queryClient, goTo }: Surroundings): void {
  keepShown(queryClient, row);
  void refresh(queryClient, [toChange(row)]);
  const words = receivedWords(row);
  if (!words) return;
  const href = toHref(row);
  const isThere = location.pathname + location.search === href;
  showToast({
    ...words,
    action: isThere ? undefined : { label: outboxToastContent.show, onAction: () => goTo(href) },
  });
}

function toHref({ operation, entityId, params }: OutboxRow): string {
  if (operation === 'followArea') return '/mine?list=following';
  return `/issues/${operation === 'reportIssue' ? entityId : params.id}`;
}

function tellRefusals({ goTo }: Surroundings): () => void {
  let told: ReadonlySet<string> | null = null;
  let untold: string[] = [];
  /** Rows refused because the account is frozen are retried again and again, but announced once. */
  const frozen = new Set<string>();
  const refused = () => outboxStore.snapshot()?.rows.filter((row) => row.status === 'attention');
  const tell = () => {
    const rows = (refused() ?? []).filter(({ id }) => untold.includes(id) && !frozen.has(id));
    untold = [];
    for (const { id, problem } of rows) if (problem?.code === 'account_frozen') frozen.add(id);
    const words = refusedTogether(rows);
    if (!words) return;
    showToast({
      ...words,
      variant: 'destructive',
      action: { label: outboxToastContent.show, onAction: () => goTo('/outbox') },
    });
  };
  const look = () => {
    const rows = refused();
    if (!rows) return;
    // The header shows refusals from before this page; they are not announced again.
    const fresh = rows.filter(({ id }) => told !== null && !told.has(id));
    told = new Set(rows.map(({ id }) => id));
    if (fresh.length > 0 && untold.length === 0) setTimeout(tell, LEAVE_TO_DIALOGS_MS);
    untold.push(...fresh.map(({ id }) => id));
  };
  look();
  return outboxStore.subscribe(look);
}

/**
 * Applies a received toggle to cached data. Otherwise the button, without its queued row, would
 * fall back until the refetch.
 */
function keepShown(queryClient: QueryClient, row: OutboxRow): void {
  const change = (patch: (issue: IssueDetail) => Partial<IssueDetail>) =>
    queryClient.setQueryData(
      issueQuery(row.entityId).queryKey,
      (known) => known && { ...known, data: { ...known.data, ...patch(known.data) } },
    );
  if (row.operation === 'followIssue') {
    const { isFollowing } = row.body;
    change(({ viewer }) => ({ viewer: { ...viewer, isFollowing } }));
  }
  if (row.operation === 'tellAffected') {
    const { affectedCount, isAffected } = row.result as InferOutput<typeof affectedWithReceipt>;
    change(({ viewer }) => ({ affectedCount, viewer: { ...viewer, isAffected } }));
  }
  if (row.operation === 'sightIssue') {
    const { sightings, brokenAgain } = row.result as InferOutput<typeof sightingWithReceipt>;
    if (sightings) change(() => ({ sightings, brokenAgain }));
  }
  if (row.operation === 'followArea') {
    const { area } = row.body;
    const followedAt = new Date(row.createdAt).toISOString();
    const begun = area ? [{ ...shownArea(area), id: row.entityId, followedAt }] : [];
    queryClient.setQueryData(
      digestQuery().queryKey,
      (known) =>
        known && {
          ...known,
          areas: [...begun, ...known.areas.filter(({ id }) => id !== row.entityId)],
        },
    );
  }
}
