import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { MISSED_MS_MAX, type LiveEvent } from '#schema/event.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { endOtherSignIns } from '#schema/people/signIns.ts';
import { login } from '#schema/people/user.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { startTestApi } from '#tests/support/servers/testApi.ts';
import { personOf, visitorOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();
const rosa = await personOf(api);
const dan = await personOf(api);

type Stream = { events: LiveEvent[]; response: Response; end: Promise<void>; close(): void };

async function listen(who: Pick<TestPerson, 'fetch'>, missedMs?: number): Promise<Stream> {
  const abort = new AbortController();
  const query = missedMs === undefined ? '' : `?missedMs=${missedMs}`;
  const response = await who.fetch(`/api/events${query}`, { signal: abort.signal });
  const events: LiveEvent[] = [];
  const read = async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/mu.exec(block)?.[1];
        if (data !== undefined) events.push(JSON.parse(data) as LiveEvent);
      }
    }
  };
  return { events, response, end: read().catch(() => undefined), close: () => abort.abort() };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200 && !isSo(); attempt += 1) await sleep(20);
}

describe('a stream of events', () => {
  it('ends with its session, wherever that was ended, and leaves those of other sessions', async () => {
    const eve = await personOf(api);
    const phone = visitorOf(api);
    const { username: emailOrUsername, password } = eve;
    await phone.expectCall(login, { body: { emailOrUsername, password } });
    const [own, others, visitors] = await Promise.all(
      [eve, phone, visitorOf(api)].map((who) => listen(who)),
    );
    let isOver = false;
    void others?.end.then(() => (isOver = true));
    await eve.expectCall(endOtherSignIns);
    await until(() => isOver);
    expect(isOver).toBe(true);
    await dan.expectCall(createPledge, {
      body: { issueId: (await fileReport(rosa)).id, amount: '3' },
    });
    await until(() => (own?.events.length ?? 0) > 0);
    expect(own?.events.length).toBeGreaterThan(0);
    expect(others?.events.filter(({ topic }) => topic === 'pledges')).toEqual([]);
    expect(visitors?.events.map<string>(({ topic }) => topic)).not.toContain('session');
    own?.close();
    visitors?.close();
  });

  it('tells everybody what changed, and the person concerned that there is a notice', async () => {
    const issue = await fileReport(rosa);
    const streams = await Promise.all([listen(rosa), listen(dan), listen(visitorOf(api))]);
    const [toRosa, toDan, toVisitor] = streams;
    await dan.expectCall(createPledge, { body: { issueId: issue.id, amount: '3' } });
    await until(() =>
      streams.every(({ events }) => events.some(({ topic }) => topic === 'pledges')),
    );
    for (const { events } of streams) {
      expect(events).toContainEqual({ topic: 'pledges', id: issue.id });
      expect(events).toContainEqual({ topic: 'issue', id: issue.id });
    }
    const notices = ({ events }: Stream) => events.filter(({ topic }) => topic === 'notification');
    expect(notices(toRosa)).toEqual([{ topic: 'notification', id: rosa.id }]);
    expect([...notices(toDan), ...notices(toVisitor)]).toEqual([]);
    for (const stream of streams) stream.close();
  });

  it('begins with what happened since the page was asked for, each change once', async () => {
    const issue = await fileReport(rosa);
    const listening = await listen(rosa);
    const startedAt = performance.now();
    for (const amount of ['3', '4'])
      await dan.expectCall(createPledge, { body: { issueId: issue.id, amount } });
    const isOf = (topic: string) => (event: LiveEvent) => event.topic === topic;
    // Otherwise the second pledge's change would look like a new one in the new streams.
    const heard = (topic: string) => listening.events.filter(isOf(topic)).length;
    await until(() => ['pledges', 'issue', 'notification'].every((topic) => heard(topic) >= 2));
    const missedMs = Math.ceil(performance.now() - startedAt);
    const streams = await Promise.all([listen(rosa, missedMs), listen(visitorOf(api), missedMs)]);
    const isLast = ({ topic, id }: LiveEvent) => topic === 'issue' && id === issue.id;
    await until(() => streams.every(({ events }) => events.some(isLast)));
    const [toRosa, toVisitor] = streams;
    for (const { events } of streams)
      expect(events.filter(isOf('pledges')).filter(({ id }) => id === issue.id)).toHaveLength(1);
    expect(toRosa.events.filter(isOf('notification'))).toEqual([
      { topic: 'notification', id: rosa.id },
    ]);
    expect(toVisitor.events.filter(isOf('notification'))).toEqual([]);
    for (const stream of [listening, ...streams]) stream.close();
  });

  it('has everything read again by whoever missed more than is known', async () => {
    for (const missedMs of [3_600_000, MISSED_MS_MAX]) {
      const stream = await listen(dan, missedMs);
      await until(() => stream.events.length > 0);
      expect(stream.events).toEqual([{ topic: 'resync', id: null }]);
      stream.close();
    }
  });

  it('is refused to whoever missed a time that is none', async () => {
    const { response } = await listen(dan, Number.NaN);
    expect(response.status).toBe(400);
  });

  it('says nothing of a write that failed', async () => {
    const stream = await listen(dan);
    const body = { issueId: '00000000-0000-4000-8000-000000000000', amount: '3' };
    expect((await dan.call(createPledge, { body })).status).toBe(404);
    const issue = await fileReport(rosa);
    await until(() => stream.events.length > 0);
    expect(stream.events.every(({ topic }) => topic === 'issues')).toBe(true);
    expect(issue.id).not.toBe('');
    stream.close();
  });

  it('cannot be kept or changed by what lies between', async () => {
    const stream = await listen(visitorOf(api));
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.response.headers.get('cache-control')).toContain('no-transform');
    stream.close();
  });

  it('is not opened by a question for its headers', async () => {
    const response = await fetch(`${api.origin}/api/events`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('ends when the server stops, within two seconds', async () => {
    const other = await startTestApi();
    const stream = await listen(visitorOf(other));
    const start = performance.now();
    const stopped = other.stop();
    await stream.end;
    expect(performance.now() - start).toBeLessThan(2_000);
    await stopped;
  });
});

it('reaches the clients of every process on the same database', async () => {
  const second = await startTestApi({ sharedWith: api });
  const stream = await listen(visitorOf(second));
  const issue = await fileReport(rosa);
  await until(() => stream.events.length > 0);
  expect(stream.events).toContainEqual({ topic: 'issues', id: null });
  const list = (await (await visitorOf(second).fetch('/api/issues')).json()) as { id: string }[];
  expect(list.map(({ id }) => id)).toContain(issue.id);
  stream.close();
  await second.stop();
});
