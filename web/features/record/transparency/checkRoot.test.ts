import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkRoot } from './checkRoot.ts';

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');
const heads = [
  { issueId: '00000000-0000-4000-8000-000000000001', sequence: 3, hash: 'a'.repeat(64) },
  { issueId: '00000000-0000-4000-8000-000000000002', sequence: 1, hash: 'b'.repeat(64) },
];
const text = `${heads[0]?.issueId}:3:${'a'.repeat(64)}\n${heads[1]?.issueId}:1:${'b'.repeat(64)}\n`;

it('accepts the root over all heads, and nothing else', async () => {
  const root = await sha256(text);
  expect(await checkRoot({ heads, root, issueCount: 2 }, sha256)).toBe(true);
  expect(await checkRoot({ heads: heads.toReversed(), root, issueCount: 2 }, sha256)).toBe(false);
  expect(await checkRoot({ heads, root: await sha256(''), issueCount: 2 }, sha256)).toBe(false);
});

it('notices a head that was left out', async () => {
  const [first] = heads;
  const root = await sha256(text.split('\n')[0] ?? '');
  expect(await checkRoot({ heads: first ? [first] : [], root, issueCount: 2 }, sha256)).toBe(false);
});
