import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Answer } from '#schema/site/categories/answers.ts';
import type { IssuePriority } from '#schema/issues/issue.ts';
import { Stack } from '#web/components/layout/Stack.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { useWritten } from '#web/net/firstPaint.ts';
import { daysLeft, formatDate } from '#web/format/format.ts';
import { issueCardContent } from '#web/features/issues/issueCardContent.ts';
import { useCategories } from '#web/features/site/useCategories.ts';
import { theme } from '#web/theme/theme.ts';
import { AnswerList } from './AnswerList.tsx';
import { issueContent } from './content.ts';

type IssueDetailsProps = {
  issue: {
    description: string;
    solutionCriteria?: string | null;
    category: string;
    priority: IssuePriority;
    dueDate?: string | null;
    answers?: readonly Answer[] | null;
  };
  /** Below the facts. */
  place?: ReactNode;
  /** Below the criteria. */
  amendments?: ReactNode;
};

export function IssueDetails({ issue, place, amendments }: IssueDetailsProps) {
  const { nameOf } = useCategories();
  const { details, priorities } = issueContent;
  const written = useWritten();
  const due = written('due', (now) => dueText(issue.dueDate, now));
  return (
    <Columns>
      <Stack gap={6}>
        <section>
          <Heading>{details.description}</Heading>
          <UserText>{issue.description}</UserText>
        </section>
        {issue.answers && issue.answers.length > 0 && (
          <section>
            <Heading>{details.answers}</Heading>
            <AnswerList answers={issue.answers} />
          </section>
        )}
        {issue.solutionCriteria && (
          <section>
            <Heading>{details.criteria}</Heading>
            <UserText>{issue.solutionCriteria}</UserText>
          </section>
        )}
        {amendments}
      </Stack>
      <Stack gap={5}>
        <Facts>
          <div>
            <dt>{details.category}</dt>
            <dd>{nameOf(issue.category)}</dd>
          </div>
          <div>
            <dt>{details.priority}</dt>
            <dd>{priorities[issue.priority]}</dd>
          </div>
          {due && (
            <div>
              <dt>{details.dueDate}</dt>
              <dd>{due}</dd>
            </div>
          )}
        </Facts>
        {place}
      </Stack>
    </Columns>
  );
}

function dueText(dueDate: string | null | undefined, now: Date): string | null {
  if (!dueDate) return null;
  const days = daysLeft(dueDate, now);
  if (!days) return formatDate(dueDate);
  // Lower case within a line; cards start a sentence with it.
  const left = issueCardContent.daysLeft(days).replace(/^\p{Lu}/u, (first) => first.toLowerCase());
  return `${formatDate(dueDate)} (${left})`;
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  ${theme.media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 17rem);
  }
`;

const Heading = styled.h2`
  margin-block-end: ${theme.space[2]};
`;

const Facts = styled.dl`
  display: grid;
  align-content: start;
  border-block-start: ${theme.size.hairline} solid ${theme.color.border};

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[2]};
    padding-block: ${theme.space[3]};
    border-block-end: ${theme.size.hairline} solid ${theme.color.border};
  }
  & dt {
    color: ${theme.color.textMuted};
  }
  & dd {
    font-weight: ${theme.weight.medium};
  }
`;
