import { useInfiniteQuery } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import {
  castBallot,
  PROOF_CHOICES,
  type CaseView,
  type JudgedProof,
} from '#schema/case/verification.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { proposalsQuery } from '#web/features/proposals/queries.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { hundredthsText } from '#web/format/percentText.ts';
import { Sides } from './review/JudgeButtons.tsx';
import { call } from '#web/net/call.ts';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';
import { theme } from '#web/theme/theme.ts';
import { verificationContent } from './content.ts';
import { ReasonDialog } from '#web/features/moderation/reasons/ReasonDialog.tsx';

type Choice = (typeof PROOF_CHOICES)[number];

const { vote: words } = verificationContent;
const ICONS = { approve: ThumbsUp, reject: ThumbsDown };
const ANY_TEXT = v.string();

type BallotActProps = { proof: JudgedProof; viewer: CaseView['viewer'] };

/** Yes or no to a proof, with a confirmation that says where the money goes. */
export function BallotAct({ proof, viewer }: BallotActProps) {
  const [asked, setAsked] = useState<Choice | null>(null);
  const { id, issueId } = proof;
  const price = usePrice(proof);
  const voting = useDecision({
    issueId,
    words,
    send: (body: { choice: Choice; reason: string }, idempotencyKey) =>
      call(castBallot, { params: { id }, body, idempotencyKey }),
  });
  return (
    <>
      <Say>{words.own(hundredthsText(viewer.weightBp))}</Say>
      <Sides>
        {PROOF_CHOICES.toReversed().map((choice) => {
          const Icon = ICONS[choice];
          return (
            <Button
              key={choice}
              size="lg"
              icon={<Icon aria-hidden="true" />}
              onClick={() => setAsked(choice)}
            >
              {words[choice]}
            </Button>
          );
        })}
      </Sides>
      {asked && (
        <ReasonDialog
          words={{
            ...words.dialog[asked],
            text: words.dialog[asked].text(price, proof.solverName),
            label: words.dialog.reason,
            hint: words.dialog.reasonHint,
            isOptional: true,
            pending: words.dialog.pending,
          }}
          rule={ANY_TEXT}
          place={{ kind: 'ballot', issueId }}
          tone={asked === 'reject' ? 'danger' : 'primary'}
          isPending={voting.isPending}
          error={voting.error}
          onConfirm={(reason, onDone) =>
            voting.mutate({ choice: asked, reason }, { onSuccess: onDone })
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
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
