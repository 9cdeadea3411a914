import { useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { followIssue } from '#schema/issues/follow.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { Button, type ButtonProps } from '#web/components/actions/Button.tsx';
import { issueQuery } from '#web/data/queries/issueQueries.ts';
import { queryKeys } from '#web/data/queries/queryKeys.ts';
import { messageOf, NetworkError } from '#web/data/server/callErrors.ts';
import { call } from '#web/data/server/call.ts';
import { useAction } from '#web/data/server/useAction.ts';
import { useCurrentUser } from '#web/data/server/useCurrentUser.ts';
import { followContent as words } from './content.ts';

type FollowButtonProps = Pick<ButtonProps, 'size'> & {
  issue: Pick<IssueDetail, 'id' | 'reporterId' | 'isHidden' | 'viewer'>;
};

/** Follows an issue without a stake in it, or no longer. The reporter hears of it in any case. */
export function FollowButton({ issue, size }: FollowButtonProps) {
  const { id, viewer, reporterId, isHidden } = issue;
  const { user } = useCurrentUser();
  const { isFollowing } = viewer;
  const following = useFollow(id);
  if (!user || user.id === reporterId || isHidden) return null;
  const Sign = isFollowing ? BellRing : Bell;
  return (
    <Button
      size={size}
      icon={<Sign aria-hidden="true" />}
      isPending={following.isPending}
      onClick={() => following.mutate(!isFollowing)}
    >
      {isFollowing ? words.following : words.follow}
    </Button>
  );
}

function useFollow(id: string) {
  const queryClient = useQueryClient();
  return useAction({
    send: (isFollowing: boolean, idempotencyKey) =>
      call(followIssue, { params: { id }, body: { isFollowing }, idempotencyKey }),
    words: { failed: words.failed },
    // Nothing is lost by not queueing it: there is no news to hear of until there is a network.
    reasonOf: (error) => (error instanceof NetworkError ? words.offline : messageOf(error)),
    outcomeWords: ({ isFollowing }) =>
      isFollowing ? { done: words.followed, doneText: words.followedText } : { done: words.ended },
    onDone: ({ isFollowing }) => {
      queryClient.setQueryData(
        issueQuery(id).queryKey,
        (known) =>
          known && {
            ...known,
            data: { ...known.data, viewer: { ...known.data.viewer, isFollowing } },
          },
      );
      void queryClient.invalidateQueries({ queryKey: queryKeys.following() });
    },
  });
}
