import { useState } from 'react';
import { liftAccountFreeze, type AccountFlag } from '#schema/verification/desk.ts';
import { reason } from '#schema/verification/verification.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { call } from '#web/data/server/call.ts';
import { formatDateTime } from '#web/data/format/format.ts';
import { deskContent } from './deskContent.ts';
import { ReasonDialog } from '#web/features/verification/ReasonDialog.tsx';
import { useDecision } from '#web/features/verification/useDecision.ts';

const { lifting: words } = deskContent;

/**
 * What became of the freeze that followed from an upheld report: lifted by whom and why, or the way
 * to lift it, with a reason. Nothing while nobody is frozen.
 */
export function LiftFreeze({ flag, isOwn }: { flag: AccountFlag; isOwn: boolean }) {
  const { lift, isFrozen } = flag;
  if (lift) return <p>{words.lifted(lift.byName, formatDateTime(lift.liftedAt), lift.reason)}</p>;
  if (!isFrozen) return null;
  return isOwn ? <p>{words.own}</p> : <LiftButton flagId={flag.id} />;
}

function LiftButton({ flagId }: { flagId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const lifting = useDecision({
    issueId: null,
    words,
    send: (text: string, idempotencyKey) =>
      call(liftAccountFreeze, {
        params: { id: flagId },
        body: { reason: text },
        idempotencyKey,
      }),
  });
  return (
    <Row gap={3}>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {words.button}
      </Button>
      {isOpen && (
        <ReasonDialog
          words={words}
          rule={reason}
          place={{ kind: 'accountLift', issueId: flagId }}
          isPending={lifting.isPending}
          error={lifting.error}
          onConfirm={(text, onDone) => lifting.mutate(text, { onSuccess: onDone })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Row>
  );
}
