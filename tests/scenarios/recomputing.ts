import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { target } from './target.ts';

const SCRIPT = path.join(import.meta.dirname, '../recompute.mjs');

export type Forge = (address: string, text: string) => string;

/** Something between the reader and the site; it hands on what it is told to. */
let forge: Forge = (_, text) => text;
let between: Server;

export function readBetween(): void {
  beforeAll(async () => {
    const { send } = await target().then((hands) => ({ send: hands.send.bind(hands) }));
    between = createServer((request, response) => {
      const address = request.url ?? '/';
      const handOn = async () => {
        const answer = await send(address);
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(forge(address, await answer.text()));
      };
      void handOn();
    });
    await new Promise<void>((resolve) => {
      between.listen(0, '127.0.0.1', resolve);
    });
  });

  afterAll(() => between.close());
}

/** What the script says about a case, by what such a reader is shown. */
export async function recompute(
  { issueId }: { issueId: string },
  forged: Forge = (_, text) => text,
) {
  forge = forged;
  const { port } = between.address() as AddressInfo;
  const words = [SCRIPT, `http://127.0.0.1:${port}`, issueId];
  return new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, words, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr });
    });
  });
}

export type Entry = {
  action: string;
  actorDigest: string;
  createdAt: string;
  data: string;
  previousHash: string;
  hash: string;
};
export type Data = Record<string, unknown>;

/** The record as somebody would write it who changes entries of an action, and makes every hash again. */
export function rewritten(
  changes: Record<string, (data: Data, entry: Entry, before: readonly Entry[]) => void>,
): Forge {
  return (at, text) => {
    if (!at.includes('/audit?after=0')) return text;
    const page = JSON.parse(text) as { items: Entry[] };
    let previousHash = '0'.repeat(64);
    for (const [index, entry] of page.items.entries()) {
      const data = JSON.parse(entry.data) as Data;
      changes[entry.action]?.(data, entry, page.items.slice(0, index));
      const { hash: _, ...rest } = { ...entry, data: JSON.stringify(data), previousHash };
      const sorted = Object.entries(rest).toSorted(([one], [two]) => (one < two ? -1 : 1));
      const hash = createHash('sha256').update(JSON.stringify(Object.fromEntries(sorted)));
      Object.assign(entry, rest, { hash: hash.digest('hex') });
      previousHash = entry.hash;
    }
    return JSON.stringify(page);
  };
}

export type Forgery = [what: string, forged: Forge, found: RegExp];

/** Each forgery is found in what the script says. */
export async function expectFound(
  judged: { issueId: string },
  forgeries: readonly Forgery[],
): Promise<void> {
  for (const [what, forged, found] of forgeries) {
    const answer = await recompute(judged, forged);
    expect({ what, ...answer }).toMatchObject({ what, code: 1 });
    expect(answer.text).toMatch(found);
  }
}
