import { withdrawPledge } from '#schema/money/pledge.ts';
import { call } from '#web/data/server/call.ts';
import { useAction } from '#web/data/server/useAction.ts';
import { pledgesContent } from './content.ts';

/** Withdraws the person's pledge by its id. */
export function useWithdrawPledge(issueId: string) {
  return useAction({
    words: pledgesContent.withdraw,
    changes: [{ topic: 'pledges', id: issueId }],
    send: (id: string, idempotencyKey) => call(withdrawPledge, { params: { id }, idempotencyKey }),
  });
}
