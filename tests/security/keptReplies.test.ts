import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { forgetReplies } from '#api/jobs/forgetReplies.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { mergeIssue } from '#schema/case/merge.ts';
import { submitProof } from '#schema/case/proof.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { castVote } from '#schema/case/vote.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import { tellAffected } from '#schema/issues/affected.ts';
import { sightIssue } from '#schema/issues/sighting.ts';
import { postMessage } from '#schema/issues/chat.ts';
import { followIssue } from '#schema/issues/follow.ts';
import { editIssue, getIssue, reportIssue } from '#schema/issues/issue.ts';
import { followArea } from '#schema/notices/digest.ts';
import { markNotificationsRead } from '#schema/notices/notification.ts';
import { changeUsername } from '#schema/people/user.ts';
import { USUAL_RETENTION } from '#schema/site/retention.ts';
import { moveTestClock } from '#schema/site/testClock.ts';
import { newKey } from '#tests/scenarios/client.ts';
import { fileReport, OFFER, REPORT } from '#tests/scenarios/fixtures.ts';
import { prepareProof } from '#tests/scenarios/proofs.ts';
import { personOf, visitorOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const KEPT_DAYS = USUAL_RETENTION.replyKeptDays;

type Sent = { by: TestPerson; endpoint: EndpointDefinition; options: object; first: unknown };

const DAY_HOURS = 24;

const api = await apiOfTests({ settings: { TIME_MACHINE: 'on' } });
const [reporter, donor, solver] = [await personOf(api), await personOf(api), await personOf(api)];
const sent: Sent[] = [];

/** Sends a request under a key of its own, to send it again later. */
async function send(by: TestPerson, endpoint: EndpointDefinition, options: object) {
  const keyed = { key: newKey(), ...options };
  const first: unknown = await by.expectCall(endpoint, keyed);
  sent.push({ by, endpoint, options: keyed, first });
  return first as { id: string; version: number };
}

/** Replies to what may happen again, such as marking notices as read. */
async function shortLived(): Promise<number> {
  const [row]: { count: number }[] = await api.database.query(
    'select count(*)::integer as count from idempotency_key where not is_lasting',
  );
  return row?.count ?? 0;
}

const passDay = () =>
  visitorOf(api).expectCall(moveTestClock, { body: { advanceHours: DAY_HOURS } });

/** Everything that would be there twice, or anew, if a request took effect a second time. */
async function effects(): Promise<unknown> {
  const counts = [
    'issue',
    'chat_message',
    'pledge',
    'proposal',
    'proof',
    'vote',
    'area_follow',
    'ledger_entry',
    'audit_entry',
    'notification',
    'issue_amendment',
    'merge_request',
    'issue_sighting',
  ].map((table) => `(select count(*)::integer from ${table}) as ${table}`);
  const states = `(select json_agg(json_build_array(user_id, is_following)) from issue_follow) as follows,
    (select json_agg(json_build_array(id, version, affected_count, funding_cents) order by id) from issue) as issues`;
  const [row]: unknown[] = await api.database.query(`select ${[...counts, states].join(', ')}`);
  return row;
}

beforeAll(async () => {
  const { id } = await send(reporter, reportIssue, { body: REPORT });
  const params = { id };
  const body = { title: 'A deep pothole in the bus lane', version: 1 };
  const { version } = await reporter.expectCall(getIssue, { params });
  await send(reporter, editIssue, { params, body: { ...REPORT, ...body, version } });
  await send(donor, postMessage, { params, body: { message: 'Seen it too' } });
  await send(donor, tellAffected, { params, body: { isAffected: true } });
  const sighting = { isFixed: true, awayM: 8, seenAt: new Date().toISOString() };
  await send(donor, sightIssue, { params, body: sighting });
  await send(donor, followIssue, { params, body: { isFollowing: true } });
  const area = { name: 'Home', latitude: 41.88, longitude: -87.63, radiusKm: 5 };
  await send(donor, followArea, { params: { id: randomUUID() }, body: { area } });
  await send(donor, createPledge, { body: { issueId: id, amount: '600' } });
  const offer = await send(solver, createProposal, { params, body: OFFER });
  await passDay();
  await donor.expectCall(castVote, { params: { id: offer.id }, body: { voteType: 'upvote' } });
  await passDay();
  await send(solver, submitProof, { params, body: await prepareProof(solver, id) });
  const twin = await fileReport(reporter);
  const other = await fileReport(reporter);
  await send(reporter, mergeIssue, { params: { id: twin.id }, body: { intoId: other.id } });
}, 60_000);

const inDays = (days: number) =>
  forgetReplies(api.database, {
    now: daysAfter(new Date(), days),
    keptDays: KEPT_DAYS,
    isStopping: () => false,
  });

const again = () =>
  Promise.all(
    sent.map(({ by, endpoint, options }) => by.expectCall(endpoint, options as never)),
  ) as Promise<unknown[]>;

it('has sent everything that may have waited on a device', () => {
  const names = new Set(sent.map(({ endpoint }) => endpoint.operation));
  const queueable = (Object.values(ENDPOINTS) as EndpointDefinition[]).filter(
    (endpoint) => endpoint.isQueueable === true,
  );
  expect(queueable.map(({ operation }) => operation).filter((name) => !names.has(name))).toEqual(
    [],
  );
});

it('a repeat before thirty days gets the whole answer', async () => {
  await inDays(KEPT_DAYS - 3);
  expect(await again()).toEqual(sent.map(({ first }) => first));
});

it('a change of name touches the replies that hold it, and reads no others', async () => {
  const locks = `select count(*)::integer as count from idempotency_key where reply like '%' || $1 || '%'`;
  const countOf = async (name: string) => {
    const [row]: { count: number }[] = await api.database.query(locks, [name]);
    return row?.count;
  };
  const [before, name] = [donor.username, `n${randomUUID().slice(0, 8)}`];
  expect(await countOf(before)).toBeGreaterThan(0);
  const body = { username: name, password: donor.password };
  await donor.expectCall(changeUsername, { body });
  expect([await countOf(before), (await countOf(name)) !== 0]).toEqual([0, true]);
  const listed: { count: number }[] = await api.database.query(
    'select count(*)::integer as count from idempotency_key where names is null and is_whole',
  );
  expect(listed).toEqual([{ count: 0 }]);
});

it('a repeat after thirty days gets its receipt and takes no effect', async () => {
  await donor.expectCall(markNotificationsRead, { key: newKey(), body: {} });
  expect(await shortLived()).toBeGreaterThan(0);
  const texts = `select count(*)::integer as count from idempotency_key where reply ~ $1`;
  await inDays(KEPT_DAYS + 3);
  const left: { count: number }[] = await api.database.query(texts, ['pothole|asphalt|Name"']);
  expect(left).toEqual([{ count: 0 }]);
  expect(await shortLived()).toBe(0);
  const before = await effects();
  const answers = await again();
  expect(await effects()).toEqual(before);
  const confirmed = (answer: unknown) => {
    const { id, receipt } = answer as { id?: string; receipt?: { key: string } };
    return { id, receipt };
  };
  expect(answers.map(confirmed)).toEqual(sent.map(({ first }) => confirmed(first)));
  const keysOf = sent.flatMap(({ endpoint, options }) =>
    endpoint.isQueueable === true ? [(options as { key: string }).key] : [],
  );
  expect(answers.map((answer) => confirmed(answer).receipt?.key).filter(Boolean)).toEqual(keysOf);
});

it('of thousands at once those that may happen again are gone, and the others are short', async () => {
  await api.database.query(
    `insert into idempotency_key (key_hash, request_hash, status, reply, created_at, is_lasting)
     select sha256(n::text::bytea), sha256('request'), 200, '{"title": "pothole"}',
       now() - interval '100 days' + n * interval '1 second', n % 2 = 0
     from generate_series(1, 2500) n`,
  );
  await inDays(0);
  const left = await api.database.query(
    `select is_lasting as "isLasting", is_whole as "isWhole", count(*)::integer as count
     from idempotency_key where created_at < now() - interval '99 days' group by 1, 2`,
  );
  expect(left).toEqual([{ isLasting: true, isWhole: false, count: 1_250 }]);
});
