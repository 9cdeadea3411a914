import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { loadSiteSecret } from '#api/database/siteSecret.ts';
import { answerForwarding } from '#schema/partners/officialAnswers.ts';
import { createWebhook, listWebhookDeliveries } from '#schema/partners/webhooks.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';
import { createForwardingToken } from './forwardingToken.ts';

const api = await apiOfTests();
const { database } = api;

/** A body that was told of the issue, unless `isOnItsWay`. */
async function tellBody(issueId: string, byId: string, isOnItsWay = false): Promise<string> {
  const [body, forwarding] = [randomUUID(), randomUUID()];
  await database.query(
    `insert into responsible_body (id, name, channel, address, categories, by_id, active_since)
     values ($1, 'City Streets', 'mail', 'streets@example.org', '{safety}', $2, now())`,
    [body, byId],
  );
  await database.query(
    `insert into forwarding (id, issue_id, body_id, chosen_at, told_at, body_name)
     values ($1, $2, $3, now(), $4, $5)`,
    [forwarding, issueId, body, ...(isOnItsWay ? [null, null] : [new Date(), 'City Streets'])],
  );
  return forwarding;
}

it('Open311 says who is responsible and when it will be done, as soon as somebody knows', async () => {
  const reporter = await personOf(api);
  const { id } = await fileReport(reporter);
  const read = async () => {
    const answer = await fetch(`${api.origin}/open311/v2/requests/${id}.json`);
    return (await answer.json()) as Record<string, unknown>[];
  };
  const unknown = { agency_responsible: null, expected_datetime: null };
  expect(await read()).toMatchObject([unknown]);
  const forwarding = await tellBody(id, reporter.id, true);
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

it('tells programs that asked for it that a body answered', async () => {
  const [operator, reporter] = [await operatorOf(api), await personOf(api)];
  const { id } = await fileReport(reporter);
  const reason = 'The newspaper follows what the city answers.';
  const url = 'https://newspaper.example/hook';
  const [asked, other] = await Promise.all(
    (['answered', 'paid'] as const).map((event) =>
      operator.expectCall(createWebhook, { body: { url, events: [event], reason } }),
    ),
  );
  const forwarding = await tellBody(id, reporter.id);
  const from = { address: 'streets@example.org' };
  const token = createForwardingToken(await loadSiteSecret(database), forwarding, from);
  const body = { token, answer: { state: 'received' as const } };
  await visitorOf(api).expectCall(answerForwarding, { body });
  const told = (hook?: { id: string }) =>
    operator.expectCall(listWebhookDeliveries, { params: { id: hook?.id ?? '' } });
  expect(await told(asked)).toMatchObject([{ event: 'answered', issueId: id }]);
  expect(await told(other)).toEqual([]);
});
