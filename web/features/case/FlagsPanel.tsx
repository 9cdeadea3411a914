import type { CaseView, JudgedProof } from '#schema/case/verification.ts';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { Statements } from '#web/features/moderation/reasons/Statements.tsx';
import { verificationContent } from './content.ts';
import { SettleFlag } from './SettleFlag.tsx';

const { flags: words } = verificationContent;

type ProofFlag = JudgedProof['flags'][number];
type FlagsPanelProps = { proof: JudgedProof; viewer: CaseView['viewer']; isNewest: boolean };

/** Objections to a proof: listed, withdrawn and dismissed. */
export function FlagsPanel({ proof, viewer, isNewest }: FlagsPanelProps) {
  if (proof.flags.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h4>{words.heading}</h4>
      <Statements
        items={proof.flags.map((flag) => ({
          id: flag.id,
          head: (
            <>
              <span>{words.by(flag.userName, formatDateTime(flag.raisedAt))}</span>
              <Badge tone={flag.settled ? 'neutral' : 'warning'}>
                {flagState(flag, proof.flags)}
              </Badge>
            </>
          ),
          text: flag.justification,
          foot: flag.settled === null && isNewest && (
            <SettleFlag flagId={flag.id} issueId={proof.issueId} kind={kindFor(viewer, flag.id)} />
          ),
        }))}
      />
    </Stack>
  );
}

function flagState(flag: ProofFlag, all: readonly ProofFlag[]) {
  if (flag.settled) return words.settled[flag.settled];
  const isAlone = all.filter(({ settled }) => settled === null).length === 1;
  return flag.needsCosigner && isAlone ? words.needsCosigner : words.open;
}

function kindFor({ ownFlagId, abilities }: CaseView['viewer'], flagId: string) {
  if (ownFlagId === flagId) return 'withdraw';
  return abilities.dismissFlag ? 'dismiss' : null;
}
