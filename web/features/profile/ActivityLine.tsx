import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { AppLink } from '#web/components/AppLink.tsx';
import { Card } from '#web/components/Card.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { StatusBadge } from '#web/components/StatusBadge.tsx';
import { NetworkError } from '#web/data/callErrors.ts';
import { formatDate, shortLocation } from '#web/data/format.ts';
import { issueQuery } from '#web/data/issueQueries.ts';
import { theme } from '#web/theme/theme.ts';
import { profileContent } from './content.ts';
import type { Activity } from './recentActivity.ts';

const { did, gone, unreachable } = profileContent.overview;

/** One issue, and what the person last did there. */
export function ActivityLine({ issueId, kind, at }: Activity) {
  const { data, isPending, error } = useQuery(issueQuery(issueId));
  const issue = data?.data;
  return (
    <Card as="li" isInteractive>
      <Line>
        <div>
          {isPending ? (
            <Skeleton width="60%" />
          ) : (
            <Title href={`/issues/${issueId}`}>
              {issue?.title ?? (error instanceof NetworkError ? unreachable : gone)}
            </Title>
          )}
          <Muted>
            {did[kind]} · {formatDate(at)}
            {issue && ` · ${shortLocation(issue.location)}`}
          </Muted>
        </div>
        {issue && <StatusBadge status={issue.status} place="list" />}
      </Line>
    </Card>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};

  & > :first-child {
    flex: 1 1 16rem;
    min-width: 0;
  }
`;

const Title = styled(AppLink)`
  font-weight: ${theme.weight.strong};
  text-decoration: none;
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.lg};
  }
`;

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;
