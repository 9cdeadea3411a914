import { useState } from 'react';
import { PROOF_NOTE_MAX_LENGTH } from '#schema/limits.ts';
import { addProofNote } from '#schema/verification/proof.ts';
import { text } from '#schema/text.ts';
import type { JudgedProof } from '#schema/verification/verification.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { call } from '#web/data/server/call.ts';
import { verificationContent } from '#web/features/verification/content.ts';
import { ReasonDialog } from '#web/features/verification/ReasonDialog.tsx';
import { useDecision } from '#web/features/verification/useDecision.ts';

const { notes: words } = verificationContent;
const rule = text(1, PROOF_NOTE_MAX_LENGTH, words.empty);

/** Lets the solver add to a proof that is handed in. */
export function NoteButton({ proof: { id, issueId } }: { proof: JudgedProof }) {
  const [isOpen, setIsOpen] = useState(false);
  const adding = useDecision({
    issueId,
    words,
    send: (note: string, idempotencyKey) =>
      call(addProofNote, { params: { id }, body: { text: note }, idempotencyKey }),
  });
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {words.add}
      </Button>
      {isOpen && (
        <ReasonDialog
          words={{
            title: words.add,
            text: words.text,
            label: words.label,
            hint: words.hint,
            confirm: words.save,
            pending: words.pending,
          }}
          rule={rule}
          place={{ kind: 'note', issueId }}
          isPending={adding.isPending}
          error={adding.error}
          onConfirm={(note, onDone) => adding.mutate(note, { onSuccess: onDone })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
