import { useState } from 'react';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { mergingContent } from './content.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { MergeRequest } from './MergeRequest.tsx';
import { MovablePledges } from './MovablePledges.tsx';
import { Unmerge } from './Unmerge.tsx';

type MergingProps = { issue: IssueDetail; userId: string };

/** What a person can do about an issue that was reported twice: say so, agree, or move their money. */
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
        <Row justify="end">
          <Button variant="ghost" onClick={() => setIsOpen(true)}>
            {mergingContent.button}
          </Button>
        </Row>
      )}
      {isOpen && <MergeDialog issue={issue} userId={userId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
