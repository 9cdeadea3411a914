import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { areaShape } from '#schema/places/areaShape.ts';
import { emailAddress } from '#schema/people/password.ts';
import { CATEGORY_WANTED, categoryId } from '#schema/site/categories/categoryId.ts';
import { CATEGORIES_MAX } from '#schema/site/categories/siteCategory.ts';
import { line, reason, text, timestamp, uuid } from '#schema/text.ts';

export const BODY_CHANNELS = ['mail', 'open311', 'webhook'] as const;
export type BodyChannel = (typeof BODY_CHANNELS)[number];

export const BODIES_MAX = 100;
export const BODY_NAME_MAX = 80;
const ENDPOINT_MAX = 300;
const SHORT_MAX = 200;
const BODY_MAX_BYTES = 160 * 1024;

const ENDPOINT_WANTED = 'Please give the address of the endpoint, beginning with https://.';

/** The base address of a GeoReport v2 endpoint, or of a program; its query, such as a jurisdiction, is kept. */
const endpointAddress = v.pipe(
  text(1, ENDPOINT_MAX, ENDPOINT_WANTED),
  v.url(ENDPOINT_WANTED),
  v.regex(/^https?:\/\/[^@#]+$/u, ENDPOINT_WANTED),
);

const told = {
  name: line(2, BODY_NAME_MAX, 'Please name the body.'),
  categories: v.pipe(
    v.array(categoryId(CATEGORY_WANTED)),
    v.minLength(1, 'Please choose at least one category.'),
    v.maxLength(CATEGORIES_MAX, `Please choose at most ${CATEGORIES_MAX} categories.`),
  ),
  /** Null: wherever a report is. */
  area: v.nullable(areaShape),
  reason,
};

const optionalText = v.optional(text(0, SHORT_MAX, 'Must be text.'), '');

/** Who is responsible for reports of some categories in an area, and how they are notified. */
export const bodyForm = v.variant('channel', [
  v.object({ ...told, channel: v.literal('mail'), address: emailAddress }),
  v.object({
    ...told,
    channel: v.literal('open311'),
    address: endpointAddress,
    /** Of their list of services; empty: the id of our category. */
    serviceCode: optionalText,
    /** Absent: stays as it is. */
    apiKey: v.optional(text(0, SHORT_MAX, 'Must be text.')),
  }),
  v.object({ ...told, channel: v.literal('webhook'), address: endpointAddress }),
]);
export type BodyForm = v.InferOutput<typeof bodyForm>;

const body = v.object({
  id: uuid,
  name: v.string(),
  channel: v.picklist(BODY_CHANNELS),
  address: v.string(),
  serviceCode: v.string(),
  hasApiKey: v.boolean(),
  categories: v.array(v.string()),
  area: v.nullable(areaShape),
  /** No longer told of new reports. */
  isRetired: v.boolean(),
  toldCount: v.number(),
  answerCount: v.number(),
  lastToldAt: v.nullable(timestamp),
  /** Its program answered 410: it is told nothing until it is saved again. Null: on. */
  goneAt: v.nullable(timestamp),
  /** When its endpoint last said what became of reports; null: not yet, or it has none. */
  readAt: v.nullable(timestamp),
  /** What the endpoint answered instead; null: nothing else. */
  readError: v.nullable(v.string()),
});
export type ResponsibleBody = v.InferOutput<typeof body>;

export const listBodies = defineEndpoint({
  operation: 'listBodies',
  method: 'GET',
  path: '/api/admin/bodies',
  summary: 'Who is told of which reports, by name. Operators only; keys are not shown.',
  access: 'operator',
  status: 200,
  response: v.object({ bodies: v.array(body) }),
});

export const saveBody = defineEndpoint({
  operation: 'saveBody',
  method: 'PUT',
  path: '/api/admin/bodies/{id}',
  summary:
    'Names a body that is told of new reports in its area and categories, or changes it, under an id made by the caller. The answer has the secret that signs what a program is told, once. Operators only, with a reason.',
  access: 'operator',
  asksPasskey: true,
  isAuditExempt: true,
  // An endpoint's key must not be in the store of replies.
  replay: 'none',
  params: v.object({ id: uuid }),
  body: bodyForm,
  bodyMaxBytes: BODY_MAX_BYTES,
  status: 200,
  /** Null: not told by webhook, or shown before. */
  response: v.object({ webhookSecret: v.nullable(v.string()) }),
  refusals: ['account_frozen', 'too_many_bodies'],
});

export const rotateBodySecret = defineEndpoint({
  operation: 'rotateBodySecret',
  method: 'POST',
  path: '/api/admin/bodies/{id}/rotation',
  summary:
    'Makes a new secret for a body that is told by webhook; for a day both sign. The secret is in this answer only. Operators only, with a reason.',
  access: 'operator',
  asksPasskey: true,
  isAuditExempt: true,
  replay: 'none',
  params: v.object({ id: uuid }),
  body: v.object({ reason }),
  status: 201,
  response: v.object({ secret: v.string() }),
  refusals: ['account_frozen', 'not_found'],
});

export const retireBody = defineEndpoint({
  operation: 'retireBody',
  method: 'POST',
  path: '/api/admin/bodies/{id}/retire',
  summary:
    'Stops telling a body of new reports, or resumes it. Operators only, with a reason. What it was told and answered stays.',
  access: 'operator',
  asksPasskey: true,
  isAuditExempt: true,
  params: v.object({ id: uuid }),
  body: v.object({ isRetired: v.boolean(), reason }),
  status: 204,
  refusals: ['account_frozen', 'not_found'],
});
