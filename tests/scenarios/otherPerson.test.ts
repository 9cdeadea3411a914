import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import { needsSession, type EndpointDefinition } from '#schema/defineEndpoint.ts';
import { scenarios } from './scenarios.ts';
import { newPerson } from './target.ts';

const ALL = Object.entries<EndpointDefinition>(ENDPOINTS);
const PERSONAL = ALL.filter(([, { access }]) => needsSession(access));
const CHANGES = PERSONAL.filter(([, { method }]) => method !== 'GET');

scenarios('a page whose cookie became somebody else’s', () => {
  test('is refused each change and each personal answer for that reason, whoever may do it', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    expect(CHANGES.length).toBeGreaterThan(100);
    const answers = [];
    for (const [operation, { method, path, body }] of PERSONAL) {
      const answer = await person.fetch(path.replaceAll(/\{\w+\}/gu, randomUUID()), {
        method,
        headers: { 'X-Trybe-User': other.id, ...(body && { 'Content-Type': 'application/json' }) },
        body: body ? '{}' : undefined,
      });
      const { code } = (await answer.json()) as { code?: string };
      answers.push([operation, answer.status, code]);
    }
    expect(answers).toEqual(PERSONAL.map(([operation]) => [operation, 403, 'other_reporter']));
  });
});
