import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();

it('Open311 says who is responsible and when it will be done, as soon as somebody knows', async () => {
  const reporter = await personOf(api);
  const { id } = await fileReport(reporter);
  const read = async () => {
    const answer = await fetch(`${api.origin}/open311/v2/requests/${id}.json`);
    return (await answer.json()) as Record<string, unknown>[];
  };
  const unknown = { agency_responsible: null, expected_datetime: null };
  expect(await read()).toMatchObject([unknown]);
  const [body, forwarding] = [randomUUID(), randomUUID()];
  const { database } = api;
  await database.query(
    `insert into responsible_body (id, name, channel, address, categories, by_id, active_since)
     values ($1, 'City Streets', 'mail', 'streets@example.org', '{safety}', $2, now())`,
    [body, reporter.id],
  );
  await database.query(
    `insert into forwarding (id, issue_id, body_id, chosen_at) values ($1, $2, $3, now())`,
    [forwarding, id, body],
  );
  // On its way is not told.
  expect(await read()).toMatchObject([unknown]);
  await database.query(
    `update forwarding set told_at = now(), body_name = 'City Streets' where id = $1`,
    [forwarding],
  );
  await database.query(
    `insert into official_answer (id, forwarding_id, issue_id, state, fix_by, text, answered_at)
     values ($1, $2, $3, 'will_fix', '2027-05-03', '', now())`,
    [randomUUID(), forwarding, id],
  );
  expect(await read()).toMatchObject([
    { agency_responsible: 'City Streets', expected_datetime: '2027-05-03T00:00:00.000Z' },
  ]);
});
