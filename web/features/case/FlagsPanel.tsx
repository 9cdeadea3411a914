import { Flag } from 'lucide-react';
import { raiseFlag } from '#schema/case/verification.ts';
import type { CaseView, JudgedProof } from '#schema/case/verification.ts';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { call } from '#web/net/call.ts';
import { formatDateTime } from '#web/format/format.ts';
import { Statements } from '#web/features/moderation/reasons/Statements.tsx';
import { verificationContent } from './content.ts';
import { ReasonButton } from '#web/features/moderation/reasons/ReasonButton.tsx';
import { SettleFlag } from './SettleFlag.tsx';

const { flags: words } = verificationContent;

type ProofFlag = JudgedProof['flags'][number];
type FlagsPanelProps = { proof: JudgedProof; viewer: CaseView['viewer']; isNewest: boolean };

/** Objections to a proof: listed, raised, withdrawn and dismissed. */
export function FlagsPanel({ proof, viewer, isNewest }: FlagsPanelProps) {
  const canRaise = isNewest && viewer.abilities.flag;
  if (proof.flags.length === 0 && !canRaise) return null;
  return (
    <Stack as="section" gap={3}>
      {proof.flags.length > 0 && (
        <>
          <h4>{words.heading}</h4>
          <Statements
            items={proof.flags.map((flag) => ({
              id: flag.id,
              head: (
                <>
                  <span>{words.by(flag.userName, formatDateTime(flag.raisedAt))}</span>
                  <Badge tone={flag.settled ? 'neutral' : 'warning'}>
                    {stateOf(flag, proof.flags)}
                  </Badge>
                </>
              ),
              text: flag.justification,
              foot: flag.settled === null && isNewest && (
                <SettleFlag
                  flagId={flag.id}
                  issueId={proof.issueId}
                  kind={kindFor(viewer, flag.id)}
                />
              ),
            }))}
          />
        </>
      )}
      {canRaise && <RaiseFlag proof={proof} />}
    </Stack>
  );
}

function stateOf(flag: ProofFlag, all: readonly ProofFlag[]) {
  if (flag.settled) return words.settled[flag.settled];
  const isAlone = all.filter(({ settled }) => settled === null).length === 1;
  return flag.needsCosigner && isAlone ? words.needsCosigner : words.open;
}

function kindFor({ ownFlagId, abilities }: CaseView['viewer'], flagId: string) {
  if (ownFlagId === flagId) return 'withdraw';
  return abilities.dismissFlag ? 'dismiss' : null;
}

function RaiseFlag({ proof: { id, issueId } }: { proof: JudgedProof }) {
  const { raise: button, dialog, done, failed } = words;
  return (
    <Row>
      <ReasonButton
        variant="ghost"
        icon={<Flag aria-hidden="true" />}
        words={{ ...dialog, button, done, failed }}
        place={{ kind: 'flag', issueId }}
        tone="danger"
        send={(justification, idempotencyKey) =>
          call(raiseFlag, { params: { id }, body: { justification }, idempotencyKey })
        }
      />
    </Row>
  );
}
