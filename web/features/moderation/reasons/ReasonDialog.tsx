import { useRef, useState } from 'react';
import * as v from 'valibot';
import { ConfirmDialog } from '#web/components/overlays/ConfirmDialog.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { ApiError } from '#web/net/callErrors.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useFormDraft } from '#web/device/drafts/useFormDraft.ts';

export type ReasonDialogProps = {
  words: {
    title: string;
    text: string;
    label: string;
    hint?: string;
    isOptional?: boolean;
    confirm: string;
    pending?: string;
  };
  /** From the contract. */
  rule: v.GenericSchema<string, string>;
  /** Key of the draft on this device. */
  place: { kind: string; issueId: string };
  tone?: 'primary' | 'danger';
  isPending: boolean;
  error: unknown;
  onConfirm: (reason: string, onDone: () => void) => void;
  onClose: () => void;
};

/** Earlier forms stored `reason` beside a choice. */
type KeptText = { text?: string; reason?: string };

/**
 * Asks for a reason before an action that cannot be undone; mounted while open. The text stays on
 * the device until the action succeeds.
 */
export function ReasonDialog(props: ReasonDialogProps) {
  const { words, rule, place, tone, isPending, onConfirm, onClose } = props;
  const { user } = useCurrentUser();
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useFormDraft<KeptText>(
    { ...place, userId: user?.id ?? '' },
    {
      read: () => (text.trim() === '' ? null : { text }),
      restore: (kept) => setText(kept.text ?? kept.reason ?? ''),
    },
  );
  const problem = hasTried ? findProblem(rule, text) : undefined;
  const confirm = () => {
    setHasTried(true);
    if (findProblem(rule, text) !== undefined) return;
    onConfirm(text.trim(), () => {
      void draft.clear();
      onClose();
    });
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      pendingLabel={words.pending}
      tone={tone}
      isPending={isPending}
      onConfirm={confirm}
      focusFirst={words.isOptional ? undefined : field}
    >
      <TextArea
        ref={field}
        label={words.label}
        hint={words.hint}
        isOptional={words.isOptional}
        rows={4}
        value={text}
        error={problem ?? findRefusal(props.error)}
        onChange={({ target }) => {
          setText(target.value);
          draft.touch();
        }}
      />
    </ConfirmDialog>
  );
}

function findProblem(rule: ReasonDialogProps['rule'], text: string): string | undefined {
  const checked = v.safeParse(rule, text);
  return checked.success ? undefined : checked.issues[0].message;
}

/** The server's refusal of the text itself. */
function findRefusal(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fieldErrors[0]?.message : undefined;
}
