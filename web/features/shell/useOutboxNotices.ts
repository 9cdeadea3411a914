import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { showToast } from '#web/components/toast/toastStore.ts';
import { startOutboxDrain } from '#web/data/outboxDrain.ts';
import { outboxStore } from '#web/data/outboxStore.ts';
import { queryKeys } from '#web/data/queryKeys.ts';
import { shellContent } from './content.ts';
import { receivedWords, refusedWords, touchedByReceipt } from './receivedToast.ts';

/** A dialog that waits for the outcome itself takes a refused row back within this time. */
const LEAVE_TO_DIALOGS_MS = 800;

/** Keeps the outbox moving while the app is open, and tells what arrived and what was refused. */
export function useOutboxNotices(): void {
  const queryClient = useQueryClient();
  const { history } = useRouter();

  useEffect(() => {
    const onReceived = (row: OutboxRow) => {
      for (const queryKey of touchedByReceipt(row))
        void queryClient.invalidateQueries({ queryKey });
      const href = `/issues/${row.operation === 'postMessage' ? row.params.id : row.entityId}`;
      const isThere = location.pathname === href;
      showToast({
        ...receivedWords(row),
        action: isThere
          ? undefined
          : { label: shellContent.toast.show, onAction: () => history.push(href) },
      });
    };
    const onPaused = () => {
      // Ask only while the page believes in a session: asking changes nothing for a signed-out one,
      // and every answer starts the outbox again, so this would go round for ever.
      if (queryClient.getQueryData(queryKeys.user()))
        void queryClient.invalidateQueries({ queryKey: queryKeys.user() });
    };
    return startOutboxDrain({ onReceived, onPaused });
  }, [queryClient, history]);

  useRefusalNotices();
}

function useRefusalNotices(): void {
  const { history } = useRouter();
  const told = useRef<Set<string> | null>(null);

  useEffect(() => {
    const refused = () => outboxStore.snapshot()?.rows.filter((row) => row.status === 'attention');
    const tell = (id: string) => {
      const row = refused()?.find((candidate) => candidate.id === id);
      if (!row) return;
      showToast({
        ...refusedWords(row),
        variant: 'destructive',
        action: { label: shellContent.toast.show, onAction: () => history.push('/outbox') },
      });
    };
    const look = () => {
      const rows = refused();
      if (!rows) return;
      // What was refused before this page opened is shown by the header, not told again.
      const fresh = told.current === null ? [] : rows.filter(({ id }) => !told.current?.has(id));
      told.current = new Set(rows.map(({ id }) => id));
      for (const { id } of fresh) setTimeout(() => tell(id), LEAVE_TO_DIALOGS_MS);
    };
    look();
    return outboxStore.subscribe(look);
  }, [history]);
}
