import { Bell, BellRing } from 'lucide-react';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { Button, type ButtonProps } from '#web/components/actions/Button.tsx';
import { followedNow } from './followedNow.ts';
import { outbox } from '#web/device/outbox/outbox.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { showError } from '#web/store/toastStore.ts';
import { followContent as words } from './content.ts';

type FollowButtonProps = Pick<ButtonProps, 'size'> & {
  issue: Pick<IssueDetail, 'id' | 'title' | 'reporterId' | 'isHidden' | 'viewer'>;
};

/** Follows an issue without a stake in it; also offline. The reporter is notified in any case. */
export function FollowButton({ issue, size }: FollowButtonProps) {
  const { id, title, viewer, reporterId, isHidden } = issue;
  const { user } = useCurrentUser();
  const rows = useOutbox()?.rows;
  const { isFollowing, isWaiting } = followedNow({ id, isFollowing: viewer.isFollowing }, rows);
  if (!user || user.id === reporterId || isHidden) return null;
  const Sign = isFollowing ? BellRing : Bell;
  const follow = () =>
    outbox
      .choose('followIssue', { id, label: title }, { isFollowing: !isFollowing })
      .catch(() => showError(words.failed));
  return (
    <Button size={size} icon={<Sign aria-hidden="true" />} onClick={() => void follow()}>
      {`${isFollowing ? words.following : words.follow}${isWaiting ? words.waiting : ''}`}
    </Button>
  );
}
