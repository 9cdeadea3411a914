import {
  boolean,
  defineEntity,
  instant,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  type RowOf,
} from '#api/platform/columns.entities.ts';
import type { AccountRole } from '#schema/people/user.ts';

/** A role, or a way back into an account with one, that takes effect after a public notice. */
export const appointmentEntity = defineEntity('appointment', {
  id: key(uuid),
  kind: oneOf<'role' | 'recovery'>(),
  userId: uuid,
  /** The role that is to be; of a recovery the one that was held. */
  accountRole: oneOf<AccountRole>(),
  isValidator: boolean,
  byId: uuid,
  reason: text,
  announcedAt: instant,
  takesEffectAt: instant,
  objectedBy: nullable(uuid),
  objection: nullable(text),
  objectedAt: nullable(instant),
  confirmedBy: nullable(uuid),
  confirmedAt: nullable(instant),
  outcome: nullable(oneOf<'effective' | 'lapsed' | 'replaced'>()),
  settledAt: nullable(instant),
  /** When the way back was given out, once. */
  usedAt: nullable(instant),
});
export type AppointmentRow = RowOf<typeof appointmentEntity>;
