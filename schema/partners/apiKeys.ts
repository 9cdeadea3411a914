import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { password } from '#schema/people/password.ts';
import { line, reason, timestamp, uuid } from '#schema/text.ts';

/** `report`: send reports. `update`: write in discussions in the name of the key's owner, or answer as a body. */
export const API_KEY_SCOPES = ['report', 'update'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

export const API_KEY_NAME_MAX_LENGTH = 60;
export const API_KEYS_PER_PERSON = 10;
export const API_KEYS_OF_SITE = 50;

const name = line(1, API_KEY_NAME_MAX_LENGTH, 'Please name what the key is for.');

const apiKey = v.object({
  id: uuid,
  name: v.string(),
  scopes: v.array(v.picklist(API_KEY_SCOPES)),
  createdAt: timestamp,
  /** To the minute; null: never. */
  lastUsedAt: v.nullable(timestamp),
});
export type ApiKey = v.InferOutput<typeof apiKey>;

const siteApiKey = v.object({
  ...apiKey.entries,
  byName: v.string(),
  /** Who answers with it; null: it sends reports. */
  bodyName: v.nullish(v.string()),
});
export type SiteApiKey = v.InferOutput<typeof siteApiKey>;

/** The key itself, which is shown this once. */
const madeKey = v.object({ id: uuid, key: v.string() });

export const newApiKey = v.object({
  name,
  scopes: v.pipe(
    v.array(v.picklist(API_KEY_SCOPES, 'A key is for report, update or both.')),
    v.minLength(1, 'Please choose what the key may do.'),
    v.maxLength(API_KEY_SCOPES.length),
    v.transform((scopes) => [...new Set(scopes)]),
  ),
  password,
});

export const newSiteApiKey = v.object({
  name,
  reason,
  /** The body that answers with it what it was told; null: it sends reports. */
  bodyId: v.pipe(
    v.optional(v.nullable(v.union([v.literal(''), uuid])), null),
    v.transform((id) => id || null),
  ),
});

const params = v.object({ id: uuid });

export const listApiKeys = defineEndpoint({
  operation: 'listApiKeys',
  method: 'GET',
  path: '/api/user/api-keys',
  summary: "The signed-in person's keys for other programs, newest first, without the keys.",
  access: 'session',
  status: 200,
  response: v.array(apiKey),
});

export const createApiKey = defineEndpoint({
  operation: 'createApiKey',
  method: 'POST',
  path: '/api/user/api-keys',
  summary:
    'Creates a key for another program; takes the password. The key is in this answer only. It opens no session.',
  access: 'session',
  replay: 'none',
  body: newApiKey,
  status: 201,
  response: madeKey,
  refusals: ['account_frozen', 'too_many_keys'],
});

export const revokeApiKey = defineEndpoint({
  operation: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/user/api-keys/{id}',
  summary: 'Revokes one of the own keys at once.',
  access: 'session',
  isAuditExempt: true,
  params,
  status: 204,
  refusals: ['not_found'],
});

export const listSiteApiKeys = defineEndpoint({
  operation: 'listSiteApiKeys',
  method: 'GET',
  path: '/api/admin/api-keys',
  summary: "The installation's keys for other programs, newest first. Operators only.",
  access: 'operator',
  status: 200,
  response: v.array(siteApiKey),
});

export const createSiteApiKey = defineEndpoint({
  operation: 'createSiteApiKey',
  method: 'POST',
  path: '/api/admin/api-keys',
  summary:
    'Creates a key of the installation that may send reports, or by which a body answers what it was told, with a reason. The key is in this answer only. Operators only.',
  access: 'operator',
  asksPasskey: true,
  replay: 'none',
  body: newSiteApiKey,
  status: 201,
  response: madeKey,
  refusals: ['account_frozen', 'too_many_keys', 'not_found'],
});

export const revokeSiteApiKey = defineEndpoint({
  operation: 'revokeSiteApiKey',
  method: 'POST',
  path: '/api/admin/api-keys/{id}/removal',
  summary: 'Revokes a key of the installation at once, with a reason. Operators only.',
  access: 'operator',
  asksPasskey: true,
  isAuditExempt: true,
  params,
  body: v.object({ reason }),
  status: 204,
  refusals: ['account_frozen', 'not_found'],
});
