import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { reason as reasonRule } from '#schema/text.ts';
import { raiseFlag, type CaseView, type JudgedProof } from '#schema/case/verification.ts';
import { Button, type ButtonProps } from '#web/components/actions/Button.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { ReasonDialog } from '#web/features/moderation/reasons/ReasonDialog.tsx';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { call } from '#web/net/call.ts';
import { theme } from '#web/theme/theme.ts';
import { BallotDialog } from './BallotAct.tsx';
import { verificationContent } from './content.ts';

const ReportDialog = lazyPart(
  async () => (await import('#web/features/moderation/report/ReportDialog.tsx')).ReportDialog,
);

const { wrong: words, flags: flagWords } = verificationContent;
const WAYS = ['reject', 'object', 'report'] as const;
type Way = (typeof WAYS)[number];

type SomethingWrongProps = Pick<ButtonProps, 'variant' | 'size'> & {
  proof: JudgedProof;
  viewer: CaseView['viewer'];
  /** Whether photos and text can be reported from here. */
  canReport: boolean;
};

/**
 * The one entry for everybody who is not satisfied: voting no, stopping the payment, reporting the photos.
 */
export function SomethingWrong(props: SomethingWrongProps) {
  const { proof, viewer, canReport, ...button } = props;
  const { user } = useCurrentUser();
  const [step, setStep] = useState<Way | 'choose' | null>(null);
  if (!user) return null;
  const isOpen: Record<Way, boolean> = {
    reject: viewer.abilities.vote,
    object: viewer.abilities.flag,
    report: canReport && user.id !== proof.solverId,
  };
  const ways = WAYS.filter((way) => isOpen[way]);
  if (ways.length === 0) return null;
  const close = () => setStep(null);
  return (
    <>
      <Button {...button} icon={<Flag aria-hidden="true" />} onClick={() => setStep('choose')}>
        {words.button}
      </Button>
      {step === 'choose' && <WaysDialog ways={ways} onChoose={setStep} onClose={close} />}
      {step === 'reject' && <BallotDialog proof={proof} choice="reject" onClose={close} />}
      {step === 'object' && <ObjectDialog proof={proof} onClose={close} />}
      <Suspense>
        {step === 'report' && (
          <ReportDialog kind="proof" subjectId={proof.id} userId={user.id} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

type WaysDialogProps = {
  ways: readonly Way[];
  onChoose: (way: Way) => void;
  onClose: () => void;
};

function WaysDialog({ ways, onChoose, onClose }: WaysDialogProps) {
  return (
    <Dialog title={words.title} onClose={onClose}>
      <PlainList gap={2}>
        {ways.map((way) => (
          <li key={way}>
            <Choice type="button" onClick={() => onChoose(way)}>
              <strong>{words.choices[way].label}</strong>
              <span>{words.choices[way].text}</span>
            </Choice>
          </li>
        ))}
      </PlainList>
    </Dialog>
  );
}

function ObjectDialog({ proof, onClose }: { proof: JudgedProof; onClose: () => void }) {
  const { id, issueId } = proof;
  const objecting = useDecision({
    issueId,
    words: flagWords,
    send: (justification: string, idempotencyKey) =>
      call(raiseFlag, { params: { id }, body: { justification }, idempotencyKey }),
  });
  return (
    <ReasonDialog
      words={flagWords.dialog}
      rule={reasonRule}
      place={{ kind: 'flag', issueId }}
      tone="danger"
      isPending={objecting.isPending}
      error={objecting.error}
      onConfirm={(text, onDone) => objecting.mutate(text, { onSuccess: onDone })}
      onClose={onClose}
    />
  );
}

const Choice = styled.button`
  display: grid;
  gap: ${theme.space[1]};
  width: 100%;
  min-height: ${theme.size.targetLarge};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  line-height: ${theme.lineHeight.snug};
  text-align: start;
  cursor: pointer;

  & > span {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.hover};
    }
  }
`;
