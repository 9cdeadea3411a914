import { MessageCircle } from 'lucide-react';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import type { User } from '#schema/people/user.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { discussionContent as content } from './content.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageList, type ReportOf } from './MessageList.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messagesQuery } from './queries.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { discussionEntries } from './discussionEntries.ts';

type DiscussionProps = {
  issueId: string;
  canPost: boolean;
  /** True for a report that has not reached the server: nothing to read yet. */
  isUnsent?: boolean;
  renderReport?: ReportOf;
};

/** For signed-in people only. */
export function Discussion(props: DiscussionProps) {
  const { issueId, canPost, isUnsent = false, renderReport = () => null } = props;
  const { user, isPending } = useCurrentUser();
  if (isPending) return <Skeleton lines={4} />;
  if (!user)
    return (
      <EmptyState
        icon={<MessageCircle aria-hidden="true" />}
        title={content.logIn}
        action={
          <ButtonLink
            variant="secondary"
            href={`/auth?redirect=${encodeURIComponent(`/issues/${issueId}#discussion`)}`}
          >
            {content.signIn}
          </ButtonLink>
        }
      />
    );
  return (
    <SignedIn
      issueId={issueId}
      user={user}
      isUnsent={isUnsent}
      canPost={canPost}
      renderReport={renderReport}
    />
  );
}

type SignedInProps = Required<DiscussionProps> & { user: User };

function SignedIn({ issueId, user, isUnsent, canPost, renderReport }: SignedInProps) {
  const discussion = useDiscussion(issueId, user.id, isUnsent);
  if (discussion.isPending) return <Skeleton lines={4} height="1.75rem" />;
  return (
    <Stack gap={6}>
      <Messages
        discussion={discussion}
        user={user}
        isUnsent={isUnsent}
        renderReport={renderReport}
      />
      {canPost && (
        <MessageForm key={user.id} issueId={issueId} userId={user.id} isUnsent={isUnsent} />
      )}
    </Stack>
  );
}

type MessagesProps = {
  discussion: ReturnType<typeof useDiscussion>;
  user: User;
  isUnsent: boolean;
  renderReport: ReportOf;
};

function Messages({ discussion, user, isUnsent, renderReport }: MessagesProps) {
  const { entries, isFailed, loadEarlier } = discussion;
  return (
    <Stack gap={5}>
      {isFailed && (
        <Banner
          tone="offline"
          title={content.failed}
          action={
            <Button variant="secondary" onClick={discussion.retry}>
              {content.retry}
            </Button>
          }
        >
          {content.failedText}
        </Banner>
      )}
      {loadEarlier && (
        <Button
          variant="ghost"
          onClick={loadEarlier}
          isPending={discussion.isLoadingEarlier}
          pendingLabel={content.earlierPending}
        >
          {content.earlier}
        </Button>
      )}
      {entries.length > 0 && (
        <MessageList entries={entries} user={user} renderReport={renderReport} />
      )}
      {entries.length === 0 && !isFailed && (
        <EmptyState
          icon={<MessageCircle aria-hidden="true" />}
          title={content.emptyTitle}
          description={isUnsent ? content.unsentEmpty : content.empty}
        />
      )}
    </Stack>
  );
}

/** Messages with the person's own unsent ones, and paging. */
function useDiscussion(issueId: string, userId: string, isUnsent: boolean) {
  const outbox = useOutbox();
  const messages = useInfiniteQuery({ ...messagesQuery(issueId), enabled: !isUnsent });
  const loadEarlier = async () => {
    // Fetching a page cancels a refetch under way, which would lose new messages.
    if (messages.isFetching) await messages.refetch({ cancelRefetch: false });
    await messages.fetchNextPage();
  };
  return {
    entries: discussionEntries({
      issueId,
      userId,
      messages: messages.data ?? [],
      messagesReadAt: messages.dataUpdatedAt,
      rows: outbox?.rows,
    }),
    isPending: messages.isLoading || outbox === undefined,
    isFailed: messages.isError && messages.data === undefined,
    retry: () => void messages.refetch(),
    isLoadingEarlier: messages.isFetchingNextPage,
    loadEarlier: messages.hasNextPage ? () => void loadEarlier() : undefined,
  };
}
