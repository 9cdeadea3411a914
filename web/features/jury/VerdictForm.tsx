import { giveVerdict, type JuryDuty } from '#schema/verification/jury.ts';
import { PROOF_CHOICES } from '#schema/verification/verification.ts';
import { call } from '#web/net/call.ts';
import { juryContent } from './juryContent.ts';
import {
  ReasonedForm,
  type ReasonedDecision,
} from '#web/features/moderation/reasons/ReasonedForm.tsx';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';

const { verdict: words } = juryContent;

type Verdict = ReasonedDecision<(typeof PROOF_CHOICES)[number]>;

/** A juror's verdict, sealed once it is given. */
export function VerdictForm({ duty: { proofId, issueId } }: { duty: JuryDuty }) {
  const giving = useDecision({
    issueId,
    words,
    send: (body: Verdict, idempotencyKey) =>
      call(giveVerdict, { params: { id: proofId }, body, idempotencyKey }),
  });
  return (
    <ReasonedForm
      words={words}
      choices={PROOF_CHOICES}
      place={{ kind: 'verdict', issueId }}
      isPending={giving.isPending}
      onConfirm={giving.mutate}
    />
  );
}
