import type { ResponseOf } from '#schema/defineEndpoint.ts';
import { mergeIssue } from '#schema/case/merge.ts';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { mergingContent as words } from './content.ts';

/** Returns whether it merged or first asked the other reporter. */
export const useMerge = (issueId: string) =>
  useAction<string, ResponseOf<typeof mergeIssue>>({
    words: { failed: words.failed },
    outcomeWords: ({ isMerged }) => (isMerged ? words.merged : words.wasAsked),
    changes: [
      { topic: 'issue', id: issueId },
      { topic: 'issues', id: null },
    ],
    send: (intoId: string, idempotencyKey) =>
      call(mergeIssue, { params: { id: issueId }, body: { intoId }, idempotencyKey }),
  });
