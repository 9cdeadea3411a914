import type { DeskCase } from '#schema/verification/desk.ts';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { verificationContent } from '#web/features/case/content.ts';
import { deskContent } from './deskContent.ts';
import { SettleFlag } from '#web/features/case/SettleFlag.tsx';
import { Statements } from '#web/features/moderation/reasons/Statements.tsx';

/** The objections that hold a case, with the way to dismiss them. */
export function OpenFlags({ deskCase }: { deskCase: DeskCase }) {
  const { openFlags, issueId, hasStake } = deskCase;
  if (openFlags.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h4>{deskContent.cases.flags}</h4>
      <Statements
        items={openFlags.map((flag) => ({
          id: flag.id,
          head: verificationContent.flags.by(flag.userName, formatDateTime(flag.raisedAt)),
          text: flag.justification,
          foot: !hasStake && <SettleFlag flagId={flag.id} issueId={issueId} kind="dismiss" />,
        }))}
      />
    </Stack>
  );
}
