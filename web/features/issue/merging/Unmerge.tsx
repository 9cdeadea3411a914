import { unmergeIssue } from '#schema/issues/merge.ts';
import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { mergingContent } from './content.ts';

const { undo: words } = mergingContent;

/** Undoes a merge that joined two problems by mistake. */
export function Unmerge({ issueId, intoId }: { issueId: string; intoId: string }) {
  const parting = useAction({
    words,
    changes: [
      { topic: 'issue', id: issueId },
      { topic: 'issue', id: intoId },
      { topic: 'issues', id: null },
    ],
    send: (_: void, idempotencyKey) =>
      call(unmergeIssue, { params: { id: issueId }, idempotencyKey }),
  });
  return (
    <Row justify="end">
      <ConfirmedButton
        variant="ghost"
        words={words}
        isPending={parting.isPending}
        onConfirm={(close) => parting.mutate(undefined, { onSettled: close })}
      />
    </Row>
  );
}
