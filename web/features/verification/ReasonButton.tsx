import { useState } from 'react';
import { reason } from '#schema/verification/verification.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx';
import { useDecision } from './useDecision.ts';

type ReasonButtonProps = {
  words: ReasonDialogProps['words'] & { button: string; done: string; failed: string };
  place: ReasonDialogProps['place'];
  tone: ReasonDialogProps['tone'];
  /** Sends the reason; the key makes a second try of the same thing one and the same. */
  send: (reason: string, idempotencyKey: string) => Promise<unknown>;
};

/** An act on an issue that needs a reason of 20 characters or more. */
export function ReasonButton({ words, place, tone, send }: ReasonButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const act = useDecision({ issueId: place.issueId, words, send });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.button}</Button>
      {isOpen && (
        <ReasonDialog
          words={words}
          rule={reason}
          place={place}
          tone={tone}
          isPending={act.isPending}
          error={act.error}
          onConfirm={(text, onDone) => act.mutate(text, { onSuccess: onDone })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
