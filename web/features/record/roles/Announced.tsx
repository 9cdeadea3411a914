import { useState } from 'react';
import {
  confirmAppointment,
  objectToAppointment,
  type Appointment,
} from '#schema/people/appointments.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { content } from '#web/components/content.ts';
import { Row } from '#web/components/layout/Row.tsx';
import { ConfirmDialog } from '#web/components/overlays/ConfirmDialog.tsx';
import { ReasonButton } from '#web/features/moderation/reasons/ReasonButton.tsx';
import { Statements } from '#web/features/moderation/reasons/Statements.tsx';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';
import { formatDateTime } from '#web/format/format.ts';
import { call } from '#web/net/call.ts';
import { roleName } from './roleName.ts';
import { rolesContent } from './rolesContent.ts';

const { announced: words } = rolesContent;

/** What takes effect unless somebody objects, with what the viewer may do about it. */
export function Announced({ pending }: { pending: readonly Appointment[] }) {
  if (pending.length === 0) return <p>{words.none}</p>;
  return (
    <Statements
      items={pending.map((one) => ({
        id: one.id,
        head: (
          <>
            <strong>
              {one.kind === 'role'
                ? words.role(one.userName, roleName(one))
                : words.recovery(one.userName)}
            </strong>
            <span>{words.by(one.byName, formatDateTime(one.announcedAt))}</span>
          </>
        ),
        text: one.reason,
        foot: <Foot appointment={one} />,
      }))}
    />
  );
}

function Foot({ appointment }: { appointment: Appointment }) {
  const { id, objection, confirmation, lapsesAt, takesEffectAt } = appointment;
  return (
    <>
      {objection && (
        <p>{words.objected(objection.byName, formatDateTime(objection.at), objection.reason)}</p>
      )}
      {confirmation && (
        <p>{words.confirmed(confirmation.byName, formatDateTime(confirmation.at))}</p>
      )}
      <p>
        {lapsesAt === null
          ? words.takesEffect(formatDateTime(takesEffectAt))
          : words.lapses(formatDateTime(lapsesAt))}
      </p>
      <Row gap={3}>
        {appointment.mayObject && (
          <ReasonButton
            words={rolesContent.object}
            place={{ kind: 'roleObjection', issueId: id }}
            issueId={null}
            tone="danger"
            send={(reason, idempotencyKey) =>
              call(objectToAppointment, { params: { id }, body: { reason }, idempotencyKey })
            }
          />
        )}
        {appointment.mayConfirm && <Confirm id={id} />}
      </Row>
    </>
  );
}

function Confirm({ id }: { id: string }) {
  const { confirm } = rolesContent;
  const [isOpen, setIsOpen] = useState(false);
  const act = useDecision({
    issueId: null,
    words: confirm,
    send: (_: null, idempotencyKey) => call(confirmAppointment, { params: { id }, idempotencyKey }),
  });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{confirm.button}</Button>
      {isOpen && (
        <ConfirmDialog
          onClose={() => setIsOpen(false)}
          title={confirm.title}
          description={confirm.text}
          confirmLabel={confirm.button}
          pendingLabel={content.working}
          isPending={act.isPending}
          onConfirm={() => act.mutate(null, { onSettled: () => setIsOpen(false) })}
        />
      )}
    </>
  );
}
