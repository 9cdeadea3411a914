import { useState } from 'react';
import { reason } from '#schema/text.ts';
import { Button, type ButtonProps } from '#web/components/actions/Button.tsx';
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx';
import { useDecision } from './useDecision.ts';

type ReasonButtonProps = Pick<ButtonProps, 'variant' | 'icon'> &
  Pick<ReasonDialogProps, 'place' | 'tone'> & {
    words: ReasonDialogProps['words'] & { button: string; done: string; failed: string };
    /** Default: a reason of at least 20 characters. */
    rule?: ReasonDialogProps['rule'];
    /** The issue it changes, if not the draft's; null: none, as with accounts. */
    issueId?: string | null;
    /** The key makes retries idempotent. */
    send: (reason: string, idempotencyKey: string) => Promise<unknown>;
  };

/** A button for an act that needs a text, such as a reason. */
export function ReasonButton(props: ReasonButtonProps) {
  const { words, place, tone, rule = reason, issueId = place.issueId, send, ...button } = props;
  const [isOpen, setIsOpen] = useState(false);
  const act = useDecision({ issueId, words, send });
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)}>
        {words.button}
      </Button>
      {isOpen && (
        <ReasonDialog
          words={words}
          rule={rule}
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
