import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { reason, timestamp, uuid } from '#schema/text.ts';
import { ACCOUNT_ROLES } from './user.ts';

const role = { accountRole: v.picklist(ACCOUNT_ROLES), isValidator: v.boolean() };

/** Somebody with a role. `byName` null: the command line or the setup gave it. */
const roleHolder = v.object({
  userId: uuid,
  userName: v.string(),
  ...role,
  since: v.nullable(timestamp),
  byName: v.nullable(v.string()),
});

/** An act that gave, changed or ended a role. `byName` null: the command line or the setup. */
const roleAct = v.object({
  userName: v.string(),
  ...role,
  at: timestamp,
  byName: v.nullable(v.string()),
});

/** Takes effect after its public notice; after an objection only if it is confirmed, else it lapses. */
const appointment = v.object({
  id: uuid,
  kind: v.picklist(['role', 'recovery']),
  userId: uuid,
  userName: v.string(),
  ...role,
  byName: v.string(),
  reason: v.string(),
  announcedAt: timestamp,
  takesEffectAt: timestamp,
  /** Without a confirmation it lapses then; null: nobody has objected. */
  lapsesAt: v.nullable(timestamp),
  objection: v.nullable(v.object({ byName: v.string(), reason: v.string(), at: timestamp })),
  confirmation: v.nullable(v.object({ byName: v.string(), at: timestamp })),
  /** For the person asking. */
  mayObject: v.boolean(),
  mayConfirm: v.boolean(),
});
export type Appointment = v.InferOutput<typeof appointment>;

const roleList = v.object({
  holders: v.array(roleHolder),
  pending: v.array(appointment),
  /** The newest first; `hasMoreActs`: older ones are left out. */
  acts: v.array(roleAct),
  hasMoreActs: v.boolean(),
});
export type RoleList = v.InferOutput<typeof roleList>;

export const listRoles = defineEndpoint({
  operation: 'listRoles',
  method: 'GET',
  path: '/api/roles',
  summary:
    'Who has a role, since when and by whom, each act that gave or ended one, and what was announced and has not taken effect yet.',
  access: 'optional',
  status: 200,
  response: roleList,
});

const params = v.object({ id: uuid });
const refusals = ['appointment_not_found', 'forbidden', 'account_frozen', 'wrong_state'] as const;
export const objectionForm = v.object({ reason });

export const objectToAppointment = defineEndpoint({
  operation: 'objectToAppointment',
  method: 'POST',
  path: '/api/appointments/{id}/objection',
  summary:
    'Objects in public to an announced appointment, removal or recovery, which then needs another ambassador. Ambassadors, who was one within 90 days, and whoever has the account that is to be recovered.',
  access: 'session',
  asksPasskey: true,
  isAuditExempt: true,
  params,
  body: objectionForm,
  status: 204,
  refusals,
});

export const confirmAppointment = defineEndpoint({
  operation: 'confirmAppointment',
  method: 'POST',
  path: '/api/appointments/{id}/confirmation',
  summary:
    'Confirms an announced appointment, removal or recovery to which somebody objected. Another ambassador than the one who objected, and not the person themselves.',
  access: 'session',
  asksPasskey: true,
  isAuditExempt: true,
  params,
  status: 204,
  refusals: [...refusals, 'shares_thing'],
});

export const resignRole = defineEndpoint({
  operation: 'resignRole',
  method: 'POST',
  path: '/api/me/role/resignation',
  summary: 'Gives back the caller’s own role, as ambassador, operator or validator, at once.',
  access: 'session',
  asksPasskey: true,
  isAuditExempt: true,
  status: 204,
  refusals: ['wrong_state'],
});
