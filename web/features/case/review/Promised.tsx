import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, Square } from 'lucide-react';
import { styled } from 'styled-components';
import type { JudgedProof } from '#schema/case/verification.ts';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { proposalsQuery } from '#web/features/proposals/queries.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { timelineText } from '#web/format/timelineText.ts';
import { theme } from '#web/theme/theme.ts';
import { caseReviewContent } from './content.ts';
import { criteriaLines } from './criteriaLines.ts';

const { promised: words } = caseReviewContent;

type PromisedProps = {
  proof: Pick<JudgedProof, 'issueId' | 'proposalId' | 'outcome'>;
  /** The issue's own criteria, if the offer is unknown. */
  criteria: string;
};

/** What the work is judged by, point by point, and the offer that was chosen. */
export function Promised({ proof, criteria }: PromisedProps) {
  const { data: proposals = [] } = useInfiniteQuery(proposalsQuery(proof.issueId));
  const offer = proposals.find(({ id }) => id === proof.proposalId);
  const Sign = proof.outcome === 'accepted' ? Check : Square;
  const lines = criteriaLines(offer?.solutionCriteria || criteria);
  return (
    <Stack gap={3}>
      {lines.length > 0 && (
        <Criteria>
          {lines.map((line) => (
            <li key={line}>
              <Sign aria-hidden="true" />
              <span dir="auto">{line}</span>
            </li>
          ))}
        </Criteria>
      )}
      {offer && (
        <>
          <Muted>
            {words.offer(formatMoney(offer.budget), offer.solverName, timelineText(offer.timeline))}
          </Muted>
          <UserText>{offer.description}</UserText>
        </>
      )}
    </Stack>
  );
}

const Criteria = styled(PlainList)`
  gap: ${theme.space[2]};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[2]};
    padding: 0;
    border: 0;
    overflow-wrap: anywhere;
  }
  & svg {
    width: 1.1rem;
    height: 1.1rem;
    margin-block-start: 0.25rem;
    color: ${theme.color.textMuted};
  }
`;
