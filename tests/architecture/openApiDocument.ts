import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { needsSession, type EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import { ERRORS, type ErrorCode } from '#schema/errors.ts';
import {
  REFUSALS_OF_BODIES,
  REFUSALS_OF_CHANGES,
  REFUSALS_OF_EVERY_CALL,
  REFUSALS_OF_SESSIONS,
  listRefusals,
} from '#schema/refusals.ts';
import { PHOTO_MIME_TYPES } from '#schema/limits.ts';
import { VIDEO_MIME_TYPES } from '#schema/issues/video.ts';
import { bodySchema, DOLLAR_RULES } from '#schema/money/moneyRules.ts';

type Json = Record<string, unknown>;

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
};

/** The OpenAPI 3.1 document of the contract; the committed snapshot is held equal to it. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of Object.values(ENDPOINTS) as EndpointDefinition[]) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trybe API',
      version: '1',
      description: `Report local problems, fund them together, see them fixed. Money is decimal text in the currency of the installation with all its decimals (\`site.money\` of \`getSettings\`; US dollars unless its operators chose another), times are ISO 8601 in UTC, ids are UUIDs. Every call may also be refused with ${REFUSALS_OF_EVERY_CALL.join(', ')}; in a session with ${REFUSALS_OF_SESSIONS.join(', ')}; a change with ${REFUSALS_OF_CHANGES.join(', ')}; a body with ${REFUSALS_OF_BODIES.join(', ')}.`,
    },
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'trybe.sid' } },
    },
  };
}

function operationOf(endpoint: EndpointDefinition): Json {
  return {
    operationId: endpoint.operation,
    summary: endpoint.summary,
    ...(needsSession(endpoint.access) ? { security: [{ session: [] }] } : {}),
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint),
    responses: { [endpoint.status]: successOf(endpoint), ...refusalResponses(endpoint) },
  };
}

function parametersOf(endpoint: EndpointDefinition): Json[] {
  const parameters = (['params', 'query'] as const).flatMap((field) => {
    const schema = endpoint[field];
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: field === 'params' ? 'path' : 'query',
      required: field === 'params' || required.includes(name),
      schema: property,
    }));
  });
  if (endpoint.method === 'GET' || endpoint.replay === 'none') return parameters;
  const key = { name: 'Idempotency-Key', in: 'header', required: false };
  return [...parameters, { ...key, schema: { type: 'string', format: 'uuid' } }];
}

function requestBodyOf(endpoint: EndpointDefinition): Json {
  if (endpoint.body)
    return {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: jsonSchema(bodySchema(endpoint.body, DOLLAR_RULES)) },
        },
      },
    };
  if (endpoint.kind !== 'bytes' || endpoint.method === 'GET') return {};
  const bytes = { schema: { type: 'string', format: 'binary' } };
  if (endpoint.method === 'PATCH')
    return { requestBody: { required: true, content: { 'application/partial-upload': bytes } } };
  const types: readonly string[] =
    endpoint.operation === 'putVideo' ? VIDEO_MIME_TYPES : PHOTO_MIME_TYPES;
  const content = Object.fromEntries(types.map((type) => [type, bytes]));
  return { requestBody: { required: true, content } };
}

function successOf(endpoint: EndpointDefinition): Json {
  const description = endpoint.summary;
  if (endpoint.response)
    return {
      description,
      content: { 'application/json': { schema: jsonSchema(endpoint.response) } },
    };
  if (endpoint.kind === 'events') return { description, content: { 'text/event-stream': {} } };
  return { description };
}

/** What whole kinds of calls may be refused with is said once for all of them. */
const SAID_ONCE = [...REFUSALS_OF_SESSIONS, ...REFUSALS_OF_CHANGES, ...REFUSALS_OF_BODIES];

function refusalsToName(endpoint: EndpointDefinition): ErrorCode[] {
  const declared: readonly ErrorCode[] = endpoint.refusals ?? [];
  return [...listRefusals(endpoint)].filter(
    (code) => declared.includes(code) || !SAID_ONCE.includes(code),
  );
}

/** The refusals of an endpoint, grouped by their status. */
function refusalResponses(endpoint: EndpointDefinition): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of refusalsToName(endpoint)) {
    const [status] = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  };
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [status, { description: names.join(', '), content }]),
  );
}

function jsonSchema(schema: v.GenericSchema<unknown, unknown>): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
}
