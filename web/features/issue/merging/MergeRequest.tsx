import { declineMerge } from '#schema/case/merge.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { content } from '#web/components/content.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { mergingContent } from './content.ts';
import { useMerge } from './useMerge.ts';

const { request: words, failed } = mergingContent;

type MergeRequestProps = {
  issueId: string;
  request: NonNullable<IssueDetail['viewer']['mergeRequest']>;
};

/** One reporter's request to another: pending, or to be answered. */
export function MergeRequest({ issueId, request }: MergeRequestProps) {
  const { intoId, intoTitle, isOwn } = request;
  const merging = useMerge(issueId);
  const declining = useAction({
    words: { done: words.declined, failed },
    changes: [{ topic: 'issue', id: issueId }],
    send: (_: void, idempotencyKey) =>
      call(declineMerge, { params: { id: issueId }, body: { intoId }, idempotencyKey }),
  });
  return (
    <Banner
      action={
        <Row gap={2}>
          {!isOwn && (
            <Button
              isPending={merging.isPending}
              pendingLabel={content.working}
              onClick={() => merging.mutate(intoId)}
            >
              {words.agree}
            </Button>
          )}
          <Button
            variant="ghost"
            isPending={declining.isPending}
            pendingLabel={content.working}
            onClick={() => declining.mutate()}
          >
            {isOwn ? words.takeBack : words.decline}
          </Button>
        </Row>
      }
    >
      <span>{isOwn ? words.waiting : words.said}</span>{' '}
      <AppLink href={`/issues/${intoId}`}>{intoTitle}</AppLink>
      <span>{`. ${isOwn ? words.waitingEnd : words.saidEnd}`}</span>
    </Banner>
  );
}
