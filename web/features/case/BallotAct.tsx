import { useInfiniteQuery } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { castBallot, type CaseView, type JudgedProof } from '#schema/case/verification.ts';
import type { ProofChoice } from '#schema/case/verification.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { ReasonDialog } from '#web/features/moderation/reasons/ReasonDialog.tsx';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';
import { proposalsQuery } from '#web/features/proposals/queries.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { hundredthsText } from '#web/format/percentText.ts';
import { call } from '#web/net/call.ts';
import { theme } from '#web/theme/theme.ts';
import { verificationContent } from './content.ts';
import { Sides } from './review/JudgeButtons.tsx';

const { vote: words } = verificationContent;
const ANY_TEXT = v.string();

type BallotActProps = {
  proof: JudgedProof;
  viewer: CaseView['viewer'];
  /** The other way to answer. */
  wrong: ReactNode;
};

/** Yes to a proof, beside what may be wrong with it. */
export function BallotAct({ proof, viewer, wrong }: BallotActProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Say>{words.own(hundredthsText(viewer.weightBp))}</Say>
      <Sides>
        {wrong}
        <Button size="lg" icon={<ThumbsUp aria-hidden="true" />} onClick={() => setIsAsked(true)}>
          {words.approve}
        </Button>
      </Sides>
      {isAsked && <BallotDialog proof={proof} choice="approve" onClose={() => setIsAsked(false)} />}
    </>
  );
}

type BallotDialogProps = { proof: JudgedProof; choice: ProofChoice; onClose: () => void };

/** A vote with its confirmation, which says where the money goes. */
export function BallotDialog({ proof, choice, onClose }: BallotDialogProps) {
  const { id, issueId } = proof;
  const price = usePrice(proof);
  const voting = useDecision({
    issueId,
    words,
    send: (body: { choice: ProofChoice; reason: string }, idempotencyKey) =>
      call(castBallot, { params: { id }, body, idempotencyKey }),
  });
  return (
    <ReasonDialog
      words={{
        ...words.dialog[choice],
        text: words.dialog[choice].text(price, proof.solverName),
        label: words.dialog.reason,
        hint: words.dialog.reasonHint,
        isOptional: true,
        pending: words.dialog.pending,
      }}
      rule={ANY_TEXT}
      place={{ kind: 'ballot', issueId }}
      tone={choice === 'reject' ? 'danger' : 'primary'}
      isPending={voting.isPending}
      error={voting.error}
      onConfirm={(reason, onDone) => voting.mutate({ choice, reason }, { onSuccess: onDone })}
      onClose={onClose}
    />
  );
}

/** What the chosen offer costs; null while it is not known. */
function usePrice({ issueId, proposalId }: JudgedProof): string | null {
  const { data: proposals } = useInfiniteQuery(proposalsQuery(issueId));
  const offer = proposals?.find((one) => one.id === proposalId);
  return offer ? formatMoney(offer.budget) : null;
}

const Say = styled.p`
  margin-block-end: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  text-align: center;
`;
