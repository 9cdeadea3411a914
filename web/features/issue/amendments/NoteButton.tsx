import { useState } from 'react';
import { addIssueNote, noteForm } from '#schema/issues/amendment.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { call } from '#web/data/server/call.ts';
import { ReasonDialog } from '#web/features/verification/ReasonDialog.tsx';
import { useDecision } from '#web/features/verification/useDecision.ts';
import { amendmentsContent } from './content.ts';

const { adding: words } = amendmentsContent;

/** Lets the reporter add to an issue, also when its terms are locked. */
export function NoteButton({ issueId }: { issueId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const adding = useDecision({
    issueId,
    words,
    send: (text: string, idempotencyKey) =>
      call(addIssueNote, { params: { id: issueId }, body: { text }, idempotencyKey }),
  });
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {words.button}
      </Button>
      {isOpen && (
        <ReasonDialog
          words={words}
          rule={noteForm.entries.text}
          place={{ kind: 'issue-note', issueId }}
          isPending={adding.isPending}
          error={adding.error}
          onConfirm={(text, onDone) => adding.mutate(text, { onSuccess: onDone })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
