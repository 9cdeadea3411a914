import { useQuery } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { User } from '#schema/people/user.ts';
import { Badge } from '#web/components/issues/Badge.tsx';
import { formatDate } from '#web/format/format.ts';
import { userVotesQuery } from '#web/features/account/queries.ts';
import { profileContent } from './content.ts';
import { OwnList } from './OwnList.tsx';
import { ProfileLine, ProfileLines } from './ProfileLine.tsx';

const { votes: words } = profileContent;
const SIGNS = { upvote: ThumbsUp, downvote: ThumbsDown } as const;

export function MyVotes({ user }: { user: User }) {
  const result = useQuery(userVotesQuery(user.id));
  return (
    <OwnList
      title={profileContent.sections.votes}
      result={result}
      empty={{ title: words.emptyTitle, text: words.empty, action: words.browse, href: '/issues' }}
    >
      {(votes) => (
        <ProfileLines>
          {votes.map(({ proposalId, proposalTitle, issueId, voteType, createdAt }) => {
            const Sign = SIGNS[voteType];
            return (
              <ProfileLine
                key={proposalId}
                href={`/issues/${issueId}#proposals`}
                title={proposalTitle}
                detail={words.voted(formatDate(createdAt))}
                badge={<Badge icon={<Sign aria-hidden="true" />}>{words.types[voteType]}</Badge>}
              />
            );
          })}
        </ProfileLines>
      )}
    </OwnList>
  );
}
