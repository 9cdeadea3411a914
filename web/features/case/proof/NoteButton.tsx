import { PROOF_NOTE_MAX_LENGTH } from '#schema/limits.ts';
import { addProofNote } from '#schema/verification/proof.ts';
import { text } from '#schema/text.ts';
import type { JudgedProof } from '#schema/verification/verification.ts';
import { call } from '#web/net/call.ts';
import { verificationContent } from '#web/features/case/content.ts';
import { ReasonButton } from '#web/features/moderation/reasons/ReasonButton.tsx';

const { notes: words } = verificationContent;
const rule = text(1, PROOF_NOTE_MAX_LENGTH, words.empty);

/** Lets the solver add to a proof that is handed in. */
export function NoteButton({ proof: { id, issueId } }: { proof: JudgedProof }) {
  return (
    <div>
      <ReasonButton
        words={{ ...words, button: words.add, title: words.add, confirm: words.save }}
        rule={rule}
        place={{ kind: 'note', issueId }}
        send={(note, idempotencyKey) =>
          call(addProofNote, { params: { id }, body: { text: note }, idempotencyKey })
        }
      />
    </div>
  );
}
