import { useState } from 'react';
import { settleAccountFlag, type AccountFlag, liftAccountFreeze } from '#schema/case/desk.ts';
import { Badge } from '#web/components/issues/Badge.tsx';
import { content } from '#web/components/content.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { ConfirmDialog } from '#web/components/overlays/ConfirmDialog.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { call } from '#web/net/call.ts';
import { formatDateTime } from '#web/format/format.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { deskContent } from './deskContent.ts';
import { Statements } from '#web/features/moderation/reasons/Statements.tsx';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';
import { ReasonButton } from '#web/features/moderation/reasons/ReasonButton.tsx';

const { accounts: words } = deskContent;

const ANSWERS = ['uphold', 'freeze', 'dismiss'] as const;
type Answer = (typeof ANSWERS)[number];

/** Ambassadors' reports about accounts. */
export function AccountFlags({ flags }: { flags: readonly AccountFlag[] }) {
  const { user } = useCurrentUser();
  if (flags.length === 0) return <p>{words.empty}</p>;
  return (
    <Statements
      items={flags.map((flag) => ({
        id: flag.id,
        head: (
          <>
            <strong>{flag.userName}</strong>
            <span>{words.by(flag.byName, formatDateTime(flag.raisedAt))}</span>
            <Badge tone={flag.settled ? 'neutral' : 'warning'}>
              {flag.settled ? words.settled[flag.settled] : words.open}
            </Badge>
          </>
        ),
        text: flag.reason,
        foot: <Foot flag={flag} ownName={user?.username} />,
      }))}
    />
  );
}

/** Actions left for an ambassador who is not involved. */
function Foot({ flag, ownName }: { flag: AccountFlag; ownName: string | undefined }) {
  if (flag.settled === 'dismissed') return null;
  if (flag.settled === 'upheld')
    return <LiftFreeze flag={flag} isOwn={flag.userName === ownName} />;
  return flag.byName === ownName ? <p>{words.own}</p> : <Answers flagId={flag.id} />;
}

function Answers({ flagId }: { flagId: string }) {
  const [asked, setAsked] = useState<Answer | null>(null);
  const settling = useDecision({
    issueId: null,
    words,
    send: (answer: Answer, idempotencyKey) =>
      call(settleAccountFlag, {
        params: { id: flagId },
        body: { isUpheld: answer !== 'dismiss', isFrozen: answer === 'freeze' },
        idempotencyKey,
      }),
  });
  return (
    <>
      <Row gap={3}>
        {ANSWERS.map((answer) => (
          <Button key={answer} variant="secondary" onClick={() => setAsked(answer)}>
            {words[answer]}
          </Button>
        ))}
      </Row>
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(null)}
          title={words.titles[asked]}
          description={words.texts[asked]}
          confirmLabel={words[asked]}
          pendingLabel={content.working}
          tone={asked === 'dismiss' ? 'primary' : 'danger'}
          isPending={settling.isPending}
          onConfirm={() => settling.mutate(asked, { onSettled: () => setAsked(null) })}
        />
      )}
    </>
  );
}

const { lifting: liftingWords } = deskContent;

/**
 * The freeze after an upheld report: who lifted it and why, or a way to lift it with a reason.
 * Nothing without a freeze.
 */
function LiftFreeze({ flag, isOwn }: { flag: AccountFlag; isOwn: boolean }) {
  const { lift, isFrozen } = flag;
  if (lift)
    return <p>{liftingWords.lifted(lift.byName, formatDateTime(lift.liftedAt), lift.reason)}</p>;
  if (!isFrozen) return null;
  if (isOwn) return <p>{liftingWords.own}</p>;
  return (
    <Row gap={3}>
      <ReasonButton
        words={liftingWords}
        place={{ kind: 'accountLift', issueId: flag.id }}
        issueId={null}
        send={(reason, idempotencyKey) =>
          call(liftAccountFreeze, { params: { id: flag.id }, body: { reason }, idempotencyKey })
        }
      />
    </Row>
  );
}
