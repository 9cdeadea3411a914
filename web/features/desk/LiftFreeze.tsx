import { liftAccountFreeze, type AccountFlag } from '#schema/verification/desk.ts';
import { Row } from '#web/components/layout/Row.tsx';
import { call } from '#web/net/call.ts';
import { formatDateTime } from '#web/format/format.ts';
import { deskContent } from './deskContent.ts';
import { ReasonButton } from '#web/features/moderation/reasons/ReasonButton.tsx';

const { lifting: words } = deskContent;

/**
 * What became of the freeze that followed from an upheld report: lifted by whom and why, or the way
 * to lift it, with a reason. Nothing while nobody is frozen.
 */
export function LiftFreeze({ flag, isOwn }: { flag: AccountFlag; isOwn: boolean }) {
  const { lift, isFrozen } = flag;
  if (lift) return <p>{words.lifted(lift.byName, formatDateTime(lift.liftedAt), lift.reason)}</p>;
  if (!isFrozen) return null;
  if (isOwn) return <p>{words.own}</p>;
  return (
    <Row gap={3}>
      <ReasonButton
        words={words}
        place={{ kind: 'accountLift', issueId: flag.id }}
        issueId={null}
        send={(reason, idempotencyKey) =>
          call(liftAccountFreeze, { params: { id: flag.id }, body: { reason }, idempotencyKey })
        }
      />
    </Row>
  );
}
