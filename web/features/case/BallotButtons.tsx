import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { castBallot, PROOF_CHOICES, type JudgedProof } from '#schema/case/verification.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { call } from '#web/net/call.ts';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';
import { theme } from '#web/theme/theme.ts';
import { verificationContent } from './content.ts';
import { ReasonDialog } from '#web/features/moderation/reasons/ReasonDialog.tsx';

type Choice = (typeof PROOF_CHOICES)[number];

const { vote: words } = verificationContent;
const ICONS = { approve: ThumbsUp, reject: ThumbsDown };
const ANY_TEXT = v.string();

/** Yes or no to a proof, with a confirmation. */
export function BallotButtons({ proof }: { proof: JudgedProof }) {
  const [asked, setAsked] = useState<Choice | null>(null);
  const { id, issueId } = proof;
  const voting = useDecision({
    issueId,
    words,
    send: (body: { choice: Choice; reason: string }, idempotencyKey) =>
      call(castBallot, { params: { id }, body, idempotencyKey }),
  });
  return (
    <>
      <Choices>
        {PROOF_CHOICES.map((choice) => {
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
      </Choices>
      {asked && (
        <ReasonDialog
          words={{
            ...words.dialog[asked],
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

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};
  max-width: ${theme.size.narrow};
`;
