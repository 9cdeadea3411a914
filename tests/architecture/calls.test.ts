import { expect, test } from 'vitest';
import { openApiDocument } from './openApiDocument.ts';

/** The calls that clients were promised, with the names of what they send in a body. */
const PROMISED: [call: string, ...fields: string[]][] = [
  ['GET /api/user'],
  ['POST /api/login', 'emailOrUsername', 'password'],
  ['POST /api/register', 'username', 'email', 'password', 'confirmPassword', 'preferredRole'],
  ['POST /api/logout'],
  ['GET /api/impact-stats'],
  ['GET /api/issues'],
  ['GET /api/issues/{id}'],
  ['GET /api/issues/{id}/pledges'],
  ['GET /api/issues/{id}/proposals'],
  ['GET /api/votes'],
  ['GET /api/issues/{id}/chats'],
  ['GET /api/users/{id}/basic'],
  ['POST /api/pledges', 'issueId', 'amount'],
  [
    'POST /api/issues/{id}/proposals',
    'description',
    'proposedCompensation',
    'estimatedTimeToComplete',
    'issueId',
  ],
  ['POST /api/proposals/{id}/vote', 'voteType'],
  ['POST /api/issues/{id}/chats', 'message', 'issueId'],
  [
    'POST /api/issues',
    'title',
    'description',
    'location',
    'latitude',
    'longitude',
    'priority',
    'category',
    'solutionCriteria',
    'dueDate',
    'reporterId',
  ],
  ['GET /api/notifications'],
  ['GET /api/users/{id}/proposals'],
  ['GET /api/users/{id}/votes'],
  ['GET /api/users/{id}/donations'],
];

type Body = { content: { 'application/json': { schema: { properties: object } } } };
type Paths = Record<string, Record<string, { requestBody?: Body } | undefined>>;

test.each(PROMISED)('%s is in the contract with what it takes [7.2]', (call, ...fields) => {
  const [method = '', path = ''] = call.split(' ');
  const operation = (openApiDocument().paths as Paths)[path]?.[method.toLowerCase()];
  expect(operation).toBeDefined();
  const body = operation?.requestBody?.content['application/json'].schema.properties ?? {};
  expect(Object.keys(body)).toEqual(expect.arrayContaining(fields));
  expect(fields.length === 0).toBe(Object.keys(body).length === 0);
});
