import { freezeEscrow } from '#schema/verification/desk.ts';
import { call } from '#web/net/call.ts';
import { deskContent } from './deskContent.ts';
import { ReasonButton } from '#web/features/moderation/reasons/ReasonButton.tsx';

const { freezing: words } = deskContent;

/** Stops everything about the money of an issue, or lets it go on, with a reason that is public. */
export function FreezeButton({ issueId, isFrozen }: { issueId: string; isFrozen: boolean }) {
  return (
    <ReasonButton
      words={{ ...words, ...(isFrozen ? words.thaw : words.freeze) }}
      place={{ kind: 'freeze', issueId }}
      tone={isFrozen ? 'primary' : 'danger'}
      send={(reason, idempotencyKey) => {
        const body = { isFrozen: !isFrozen, reason };
        return call(freezeEscrow, { params: { id: issueId }, body, idempotencyKey });
      }}
    />
  );
}
