import type { Actor } from '#api/platform/access.rules.ts';
import { runCommand, runStep, type Handlers } from '#api/http/handler.ts';
import { confirmAppointment, objectToAppointment, resignRole } from './appointments.ts';
import { lapsesAt, mayConfirm, mayObject } from './appointments.rules.ts';
import {
  findHolders,
  findRoleActs,
  findPending,
  wasAmbassadorLately,
  type NamedAppointment,
} from './appointments.sql.ts';
import type { Appointment } from '#schema/people/appointments.ts';

/** Who has a role, and how roles change. */
export const appointmentRoutes = {
  async listRoles(request) {
    const { actor } = request;
    const body = await runStep(request, async (tx) => {
      const wasAmbassador = actor !== null && (await wasAmbassadorLately(tx, actor.id));
      const pending = await findPending(tx);
      return {
        holders: await findHolders(tx),
        ...(await findRoleActs(tx)),
        pending: pending.map((one) => presentAppointment(one, actor, wasAmbassador)),
      };
    });
    return { body };
  },

  objectToAppointment: (request) =>
    runCommand(request, (tx) =>
      objectToAppointment(tx, { appointmentId: request.params.id, ...request.body }),
    ),

  confirmAppointment: (request) =>
    runCommand(request, (tx) => confirmAppointment(tx, request.params.id)),

  resignRole: (request) => runCommand(request, resignRole),
} satisfies Partial<Handlers>;

function presentAppointment(
  one: NamedAppointment,
  actor: Actor | null,
  wasAmbassador: boolean,
): Appointment {
  const { id, kind, userId, userName, accountRole, isValidator, byName, reason } = one;
  const { objectedAt, objectorName, objection, confirmedAt, confirmerName } = one;
  return {
    id,
    kind,
    userId,
    userName,
    accountRole,
    isValidator,
    byName,
    reason,
    announcedAt: one.announcedAt.toISOString(),
    takesEffectAt: one.takesEffectAt.toISOString(),
    lapsesAt: confirmedAt === null ? (lapsesAt(one)?.toISOString() ?? null) : null,
    objection: objectedAt && {
      byName: objectorName ?? '',
      reason: objection ?? '',
      at: objectedAt.toISOString(),
    },
    confirmation: confirmedAt && { byName: confirmerName ?? '', at: confirmedAt.toISOString() },
    mayObject: actor !== null && mayObject(actor, one, wasAmbassador) === null,
    mayConfirm: actor !== null && mayConfirm(actor, one) === null,
  };
}
