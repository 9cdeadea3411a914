import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { User } from '#schema/user.ts';
import { AppLink } from '#web/components/AppLink.tsx';
import { Badge } from '#web/components/Badge.tsx';
import { DataTable } from '#web/components/DataTable.tsx';
import { Money } from '#web/components/Money.tsx';
import { formatDate, formatNumber, formatUsd } from '#web/data/format.ts';
import { userProposalsQuery } from '#web/data/profileQueries.ts';
import { theme } from '#web/theme/theme.ts';
import { profileContent } from './content.ts';
import { OwnList } from './OwnList.tsx';

const { proposals: words } = profileContent;

/** What the person has offered, and how it stands. */
export function MyProposals({ user }: { user: User }) {
  const result = useQuery(userProposalsQuery(user.id));
  return (
    <OwnList
      title={profileContent.sections.proposals}
      result={result}
      empty={{
        title: words.emptyTitle,
        text: words.empty,
        action: words.browse,
        href: '/issues?filter=reported',
      }}
    >
      {(proposals) => (
        <DataTable
          caption={words.caption}
          isCaptionHidden
          columns={[
            { key: 'title', label: words.columns.title },
            { key: 'budget', label: words.columns.budget, isNumeric: true },
            { key: 'votes', label: words.columns.votes, isNumeric: true },
            { key: 'status', label: words.columns.status },
          ]}
          rows={proposals.map((proposal) => ({
            id: proposal.id,
            cells: {
              title: (
                <>
                  <Title href={`/issues/${proposal.issueId}#proposals`}>{proposal.title}</Title>
                  <Muted>{words.time(proposal.timeline, formatDate(proposal.createdAt))}</Muted>
                </>
              ),
              budget: <Money>{formatUsd(proposal.budget)}</Money>,
              votes: `${formatNumber(proposal.upvotes)} / ${formatNumber(proposal.downvotes)}`,
              status: (
                <Badge tone={proposal.status === 'completed' ? 'completed' : 'neutral'}>
                  {words.statuses[proposal.status]}
                </Badge>
              ),
            },
          }))}
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

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.regular};
`;
