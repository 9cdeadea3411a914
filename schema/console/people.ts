import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { MODERATION_CHOICES, REPORTED_KINDS } from '#schema/moderation/choices.ts';
import { pageWith } from '#schema/paging.ts';
import { CONTACT_LEVELS } from '#schema/people/contact.ts';
import { ACCOUNT_ROLES } from '#schema/people/user.ts';
import { timestamp, uuid } from '#schema/text.ts';
import { ACCOUNT_FILTERS, ROLE_FILTERS } from './consoleFilters.ts';
import { consolePage, consoleSearch } from './consolePaging.ts';

/** An account as a list shows it: without its address. */
const listedPerson = v.object({
  id: uuid,
  username: v.string(),
  fullName: v.nullable(v.string()),
  accountRole: v.picklist(ACCOUNT_ROLES),
  isValidator: v.boolean(),
  contactLevel: v.picklist(CONTACT_LEVELS),
  isFrozen: v.boolean(),
  /** Barred from reporting, proposing and writing until then. */
  restrictedUntil: v.nullable(timestamp),
  isDeleted: v.boolean(),
  trustScore: v.number(),
  createdAt: timestamp,
  /** Latest use of an active session, to the hour. */
  lastUsedAt: v.nullable(timestamp),
  signInCount: v.number(),
});
export type ListedPerson = v.InferOutput<typeof listedPerson>;

const word = (names: readonly string[], field: string) => `${field} is one of ${names.join(', ')}.`;

export const listPeople = defineEndpoint({
  operation: 'listPeople',
  method: 'GET',
  path: '/api/admin/people',
  summary:
    'Accounts, newest first, in pages. Operators only. `search` matches part of a name, a full address or an id.',
  access: 'operator',
  query: v.object({
    search: consoleSearch,
    role: v.optional(v.picklist(ROLE_FILTERS, word(ROLE_FILTERS, 'role')), 'any'),
    state: v.optional(v.picklist(ACCOUNT_FILTERS, word(ACCOUNT_FILTERS, 'state')), 'current'),
    ...consolePage,
  }),
  status: 200,
  response: pageWith(listedPerson),
});

const lift = v.object({ byName: v.string(), reason: v.string(), liftedAt: timestamp });

const personRecord = v.object({
  ...listedPerson.entries,
  /** Enough to recognize an address, not enough to write to it. */
  emailHint: v.string(),
  isEmailProved: v.boolean(),
  hasPassword: v.boolean(),
  passkeyCount: v.number(),
  hasPhone: v.boolean(),
  hasDocument: v.boolean(),
  counts: v.object({
    issues: v.number(),
    pledges: v.number(),
    proposals: v.number(),
    messages: v.number(),
  }),
  decisions: v.array(
    v.object({
      id: uuid,
      kind: v.picklist(REPORTED_KINDS),
      issueId: v.nullable(uuid),
      choice: v.picklist(MODERATION_CHOICES),
      reason: v.string(),
      byName: v.nullable(v.string()),
      decidedAt: timestamp,
      isUndone: v.boolean(),
    }),
  ),
  flags: v.array(
    v.object({
      id: uuid,
      reason: v.string(),
      byName: v.string(),
      raisedAt: timestamp,
      settled: v.nullable(v.picklist(['upheld', 'dismissed'])),
      lift: v.nullable(lift),
    }),
  ),
  /** `byName` null: by the sign-in provider, or at the command line. */
  roles: v.array(
    v.object({
      accountRole: v.picklist(ACCOUNT_ROLES),
      isValidator: v.boolean(),
      byName: v.nullable(v.string()),
      isByProvider: v.boolean(),
      grantedAt: timestamp,
    }),
  ),
});
export type PersonRecord = v.InferOutput<typeof personRecord>;

export const getPersonRecord = defineEndpoint({
  operation: 'getPersonRecord',
  method: 'GET',
  path: '/api/admin/people/{id}',
  summary:
    'An account with its role, contact level, restrictions and their reasons, without its address. Operators only.',
  access: 'operator',
  params: v.object({ id: uuid }),
  status: 200,
  response: personRecord,
  refusals: ['user_not_found'],
});
