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

/** A role, or a recovery of an account that holds one, which takes effect after a public notice period. */
export const appointmentEntity = defineEntity('appointment', {
  id: key(uuid),
  kind: oneOf<'role' | 'recovery'>(),
  userId: uuid,
  /** The future role; for a recovery, the role held. */
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
  /** When the recovery link was given out, once. */
  usedAt: nullable(instant),
});
export type AppointmentRow = RowOf<typeof appointmentEntity>;
