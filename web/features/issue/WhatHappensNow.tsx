import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issue.ts';
import { AppLink } from '#web/components/AppLink.tsx';
import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { Row } from '#web/components/Row.tsx';
import { Stack } from '#web/components/Stack.tsx';
import { proposalsQuery } from '#web/data/issueQueries.ts';
import { useCurrentUser } from '#web/data/useCurrentUser.ts';
import { useServerNow } from '#web/data/useServerNow.ts';
import { theme } from '#web/theme/theme.ts';
import { nextContent } from './nextContent.ts';
import { nextStepOf } from './nextStep.ts';
import { useWithdrawProposal } from './useWithdrawProposal.ts';

const FACTS = ['who', 'weights', 'until', 'next'] as const;

/** Where a case stands: who may act, with what weight, until when, and what follows. */
export function WhatHappensNow({ issue }: { issue: IssueDetail }) {
  const now = useServerNow();
  const { data: proposals } = useQuery(proposalsQuery(issue.id));
  const pendingId = issue.selectionPending?.proposalId;
  const step = nextStepOf(issue, proposals?.find(({ id }) => id === pendingId)?.title, now);
  return (
    <Card as="section" aria-labelledby="what-happens-now">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading id="what-happens-now">{nextContent.title}</Heading>
          <p>{step.lead}</p>
        </Stack>
        <Facts>
          {FACTS.map((fact) => (
            <div key={fact}>
              <dt>{nextContent.labels[fact]}</dt>
              <dd>{step[fact]}</dd>
            </div>
          ))}
        </Facts>
        <Row justify="space-between">
          <AppLink href={`/issues/${issue.id}/audit`}>{nextContent.books}</AppLink>
          <WithdrawWork issue={issue} />
        </Row>
      </Stack>
    </Card>
  );
}

/** For the chosen solver alone. */
function WithdrawWork({ issue }: { issue: IssueDetail }) {
  const { user } = useCurrentUser();
  const [isAsking, setIsAsking] = useState(false);
  const withdrawal = useWithdrawProposal(issue.id);
  const { work } = issue;
  const { withdraw } = nextContent;
  if (!work || user?.id !== work.solverId) return null;
  const confirm = () => withdrawal.mutate(work.proposalId, { onSettled: () => setIsAsking(false) });
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {withdraw.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={withdraw.title}
        description={withdraw.text}
        confirmLabel={withdraw.confirm}
        cancelLabel={withdraw.cancel}
        pendingLabel={withdraw.pending}
        tone="danger"
        isPending={withdrawal.isPending}
        onConfirm={confirm}
      />
    </>
  );
}

const Heading = styled.h2`
  font-size: ${theme.fontSize.title};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[8]};
  margin: 0;

  ${theme.media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & dd {
    margin: 0;
    max-width: ${theme.size.prose};
  }
`;
