import { addIssueNote, noteForm } from '#schema/issues/amendment.ts';
import { call } from '#web/net/call.ts';
import { ReasonButton } from '#web/features/moderation/reasons/ReasonButton.tsx';
import { amendmentsContent } from './content.ts';

/** Lets the reporter add to an issue, also when its terms are locked. */
export function NoteButton({ issueId }: { issueId: string }) {
  return (
    <div>
      <ReasonButton
        words={amendmentsContent.adding}
        rule={noteForm.entries.text}
        place={{ kind: 'issue-note', issueId }}
        send={(text, idempotencyKey) =>
          call(addIssueNote, { params: { id: issueId }, body: { text }, idempotencyKey })
        }
      />
    </div>
  );
}
