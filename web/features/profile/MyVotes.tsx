import { useQuery } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { styled } from 'styled-components';
import type { User } from '#schema/user.ts';
import { AppLink } from '#web/components/AppLink.tsx';
import { Badge } from '#web/components/Badge.tsx';
import { DataTable } from '#web/components/DataTable.tsx';
import { formatDate } from '#web/data/format.ts';
import { userVotesQuery } from '#web/data/profileQueries.ts';
import { theme } from '#web/theme/theme.ts';
import { profileContent } from './content.ts';
import { OwnList } from './OwnList.tsx';

const { votes: words } = profileContent;
const SIGNS = { upvote: ThumbsUp, downvote: ThumbsDown } as const;

/** What the person has voted on, and how. */
export function MyVotes({ user }: { user: User }) {
  const result = useQuery(userVotesQuery(user.id));
  return (
    <OwnList
      title={profileContent.sections.votes}
      result={result}
      empty={{
        title: words.emptyTitle,
        text: words.empty,
        action: words.browse,
        href: '/issues',
      }}
    >
      {(votes) => (
        <DataTable
          caption={words.caption}
          isCaptionHidden
          columns={[
            { key: 'title', label: words.columns.title },
            { key: 'vote', label: words.columns.vote },
            { key: 'day', label: words.columns.day, isNumeric: true },
          ]}
          rows={votes.map(({ proposalId, proposalTitle, issueId, voteType, createdAt }) => {
            const Sign = SIGNS[voteType];
            return {
              id: proposalId,
              cells: {
                title: <Title href={`/issues/${issueId}#proposals`}>{proposalTitle}</Title>,
                vote: <Badge icon={<Sign aria-hidden="true" />}>{words.types[voteType]}</Badge>,
                day: formatDate(createdAt),
              },
            };
          })}
        />
      )}
    </OwnList>
  );
}

const Title = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
`;
