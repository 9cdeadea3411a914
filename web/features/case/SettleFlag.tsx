import { settleFlag } from '#schema/case/verification.ts';
import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { call } from '#web/net/call.ts';
import { verificationContent } from './content.ts';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';

const { flags: words } = verificationContent;

type SettleFlagProps = { flagId: string; issueId: string; kind: 'withdraw' | 'dismiss' | null };

/** Withdraws one's own objection, or dismisses one as an ambassador; nothing for others. */
export function SettleFlag({ flagId, issueId, kind }: SettleFlagProps) {
  const settling = useDecision({
    issueId,
    words: { done: words.settledDone, failed: words.settleFailed },
    send: (_: null, idempotencyKey) => call(settleFlag, { params: { id: flagId }, idempotencyKey }),
  });
  if (kind === null) return null;
  return (
    <div>
      <ConfirmedButton
        words={{
          button: words[kind],
          title: words.settleTitle[kind],
          text: words.settleText,
          confirm: words[kind],
        }}
        isPending={settling.isPending}
        onConfirm={(close) => settling.mutate(null, { onSettled: close })}
      />
    </div>
  );
}
