import { useQuery } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Badge } from '#web/components/issues/Badge.tsx';
import { formatDate } from '#web/format/format.ts';
import { ownVotePageQuery } from '#web/features/account/queries.ts';
import { ProfileLine } from '#web/features/account/profile/ProfileLine.tsx';
import { ownListContent as words } from './content.ts';
import { filterOf } from './mineSearch.ts';
import { OwnPage } from './OwnPage.tsx';
import type { OwnListProps } from './ownListProps.ts';

const SIGNS = { upvote: ThumbsUp, downvote: ThumbsDown } as const;

/** What the person has voted on, and how. */
export function VotesList({ user, show, page, onPageChange }: OwnListProps) {
  const vote = filterOf('votes', show);
  const result = useQuery(ownVotePageQuery(user.id, { vote, page }));
  return (
    <OwnPage list="votes" isFiltered={vote !== 'all'} result={result} onPageChange={onPageChange}>
      {({ proposalId, proposalTitle, issueId, issueTitle, voteType, createdAt }) => {
        const Sign = SIGNS[voteType];
        return (
          <ProfileLine
            key={proposalId}
            href={`/issues/${issueId}#proposals`}
            title={proposalTitle}
            detail={[
              words.voted(formatDate(createdAt)),
              issueTitle === null ? words.gone : words.issue(issueTitle),
            ].join(' · ')}
            badge={<Badge icon={<Sign aria-hidden="true" />}>{words.votes[voteType]}</Badge>}
          />
        );
      }}
    </OwnPage>
  );
}
