import { useState } from 'react';
import { settleFlag } from '#schema/verification.ts';
import { Button } from '#web/components/Button.tsx';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { call } from '#web/data/call.ts';
import { verificationContent } from './content.ts';
import { useDecision } from './useDecision.ts';

const { flags: words } = verificationContent;

type SettleFlagProps = { flagId: string; issueId: string; kind: 'withdraw' | 'dismiss' | null };

/** Takes an own objection back, or dismisses one as an ambassador; nothing for others. */
export function SettleFlag({ flagId, issueId, kind }: SettleFlagProps) {
  const [isAsking, setIsAsking] = useState(false);
  const settling = useDecision({
    issueId,
    words: { done: words.settledDone, failed: words.settleFailed },
    send: (_: null, idempotencyKey) => call(settleFlag, { params: { id: flagId }, idempotencyKey }),
  });
  if (kind === null) return null;
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {words[kind]}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={words.settleTitle[kind]}
        description={words.settleText}
        confirmLabel={words[kind]}
        pendingLabel={words.pending}
        isPending={settling.isPending}
        onConfirm={() => settling.mutate(null, { onSettled: () => setIsAsking(false) })}
      />
    </div>
  );
}
