import { useState } from 'react';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { mergingContent } from './content.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { MergeRequest } from './MergeRequest.tsx';
import { MovablePledges } from './MovablePledges.tsx';
import { unmergeIssue } from '#schema/case/merge.ts';
import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';

type MergingProps = { issue: IssueDetail; userId: string };

/** Actions on a duplicate: report it, agree, or move one's money. */
export function Merging({ issue, userId }: MergingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { mergeRequest, abilities } = issue.viewer;
  if (issue.mergedInto)
    return (
      <>
        <MovablePledges issueId={issue.id} intoId={issue.mergedInto.id} userId={userId} />
        {abilities.unmerge && <Unmerge issueId={issue.id} intoId={issue.mergedInto.id} />}
      </>
    );
  return (
    <>
      {mergeRequest && <MergeRequest issueId={issue.id} request={mergeRequest} />}
      {abilities.merge && !mergeRequest && (
        <Row>
          <Button onClick={() => setIsOpen(true)}>{mergingContent.button}</Button>
        </Row>
      )}
      {isOpen && <MergeDialog issue={issue} userId={userId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const { undo: words } = mergingContent;

/** For a merge that joined two problems by mistake. */
function Unmerge({ issueId, intoId }: { issueId: string; intoId: string }) {
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
    <Row>
      <ConfirmedButton
        variant="secondary"
        words={words}
        isPending={parting.isPending}
        onConfirm={(close) => parting.mutate(undefined, { onSettled: close })}
      />
    </Row>
  );
}
