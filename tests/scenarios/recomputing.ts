import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { recompute as recomputeCase } from '#tests/recompute.mjs';
import { target } from './target.ts';

const PROGRAM = path.join(import.meta.dirname, '../recompute.mjs');

/** What a dishonest site would say at an address, given what the honest one says. */
export type Forge = (address: string, text: string) => string;

const asTold: Forge = (_, text) => text;

/** What the site says of each case, read once for all that is made of it. */
const told = new Map<string, Promise<string>>();

function readOnce(issueId: string, address: string): Promise<string> {
  const key = `${issueId} ${address}`;
  const text = told.get(key) ?? readText(address);
  told.set(key, text);
  return text;
}

async function readText(address: string): Promise<string> {
  const response = await (await target()).send(address);
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`);
  return text;
}

/** What the program says about a case that is over, by what a site tells it that forges. */
export const recompute = ({ issueId }: { issueId: string }, forge = asTold) =>
  recomputeCase(issueId, async (call) => {
    const address = `/api${call}`;
    return JSON.parse(forge(address, await readOnce(issueId, address))) as unknown;
  });

/** The same as somebody runs it who has nothing but an address. */
export async function runProgram({ issueId }: { issueId: string }) {
  const site = createServer((request, response) => {
    void readOnce(issueId, request.url ?? '/').then((text) => response.end(text));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  try {
    return (await promisify(execFile)(process.execPath, [PROGRAM, origin, issueId])).stdout;
  } finally {
    site.close();
  }
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
    expect({ what, ...answer }).toMatchObject({ what, isRight: false });
    expect(answer.text).toMatch(found);
  }
}
