import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Fault } from './lossyLine.ts';
import { startLossyProxy, type LossyProxy } from './lossyProxy.ts';
import { createRandomSource } from './randomSource.ts';

const BODY = '{"text":"a message that is long enough to be cut in two"}';
const ANSWER = '{"id":"an answer that is long enough to be cut in two"}';

/** Bodies that reached the server whole. */
let arrived: string[] = [];
const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    arrived.push(body);
    response.writeHead(201, { 'content-type': 'application/json' }).end(ANSWER);
  });
});
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  arrived = [];
});
afterAll(() => server.close());

async function startLine(fault: Fault | null, targets = [port]): Promise<LossyProxy> {
  const odds = fault === null ? {} : { [fault]: 1 };
  const random = createRandomSource(7);
  const line = await startLossyProxy({ targets: () => targets, random, odds });
  onTestFinished(line.stop);
  line.rage();
  return line;
}

/** What a client hears: status and text, or null for a broken connection. */
async function send(line: LossyProxy, path = '/'): Promise<string | null> {
  try {
    const answer = await fetch(line.origin + path, {
      method: 'POST',
      body: BODY,
      redirect: 'manual',
    });
    return `${answer.status} ${await answer.text()}`;
  } catch {
    return null;
  }
}

describe('the line of the torture run', () => {
  test('carries whole requests and answers when nothing is wrong', async () => {
    expect(await send(await startLine(null))).toBe(`201 ${ANSWER}`);
    expect(arrived).toEqual([BODY]);
  });

  test.each<[Fault, number]>([
    ['refuse', 0],
    ['drop_before', 0],
    ['cut_request', 0],
    ['drop_after', 1],
    ['cut_answer', 1],
  ])('%s: the client hears nothing, the server did it %i times', async (fault, times) => {
    expect(await send(await startLine(fault))).toBeNull();
    expect(arrived).toHaveLength(times);
  });

  test.each<Fault>(['duplicate', 'echo'])(
    '%s: the server gets the same request twice',
    async (fault) => {
      const line = await startLine(fault);
      expect(await send(line)).toBe(`201 ${ANSWER}`);
      await line.quiet();
      expect(arrived).toEqual([BODY, BODY]);
    },
  );

  test('delay: the request arrives late', async () => {
    const line = await startLine('delay');
    const startedMs = performance.now();
    expect(await send(line)).toBe(`201 ${ANSWER}`);
    expect(performance.now() - startedMs).toBeGreaterThan(45);
  });

  test('portal: a stranger answers', async () => {
    expect(await send(await startLine('portal'))).not.toBe(`201 ${ANSWER}`);
    expect(arrived).toEqual([]);
  });

  test('lying: the server hears everything, and no answer comes as it was, or at once', async () => {
    const line = await startLine(null);
    line.set('lying');
    const heard: (string | null)[] = [];
    for (let times = 0; times < 12; times += 1) heard.push(await send(line));
    expect(arrived).toHaveLength(12);
    expect([...line.faults.keys()].toSorted()).toEqual(['lie_cut', 'lie_delayed', 'lie_replaced']);
    const wholeCount = heard.filter((answer) => answer === `201 ${ANSWER}`).length;
    expect(wholeCount).toBe(line.faults.get('lie_delayed'));
  });

  test('lying: who is signed in is mostly only late to know, for a device that does not know sends nothing', async () => {
    const line = await startLine(null);
    line.set('lying');
    const asking = Array.from({ length: 20 }, () => send(line, '/api/user'));
    const heard = await Promise.all(asking);
    expect(heard.filter((answer) => answer === `201 ${ANSWER}`).length).toBeGreaterThan(10);
  });

  test('lying: an answer that was asked for before is a lie too', async () => {
    const line = await startLine(null);
    line.set('slow');
    const asked = send(line);
    await expect.poll(() => line.faults.get('slow')).toBe(1);
    line.set('lying');
    await asked;
    expect([...line.faults.keys()].filter((name) => name.startsWith('lie'))).toHaveLength(1);
  });

  test('slow: an answer takes two seconds, and what is under way arrives at once when that is over', async () => {
    const line = await startLine(null);
    line.set('slow');
    const startedMs = performance.now();
    expect(await send(line)).toBe(`201 ${ANSWER}`);
    expect(performance.now() - startedMs).toBeGreaterThan(1_950);
    const underWay = send(line);
    line.set('usual');
    expect(await underWay).toBe(`201 ${ANSWER}`);
  });

  test('without a server there is an error page or nothing', async () => {
    const line = await startLine(null, []);
    for (let times = 0; times < 8; times += 1)
      expect([null, '502 <h1>Bad Gateway</h1>']).toContain(await send(line));
    expect(line.faults.get('nobody_there')).toBe(8);
  });

  test('is good again when it is told to be', async () => {
    const line = await startLine('drop_before');
    line.calm();
    expect(await send(line)).toBe(`201 ${ANSWER}`);
  });
});
