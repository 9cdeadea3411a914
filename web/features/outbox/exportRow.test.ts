import { expect, test } from 'vitest';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { exportRow } from './exportRow.ts';

test('the file holds every byte of the photos that are still on the device', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  const row = {
    id: 'r1',
    operation: 'reportIssue',
    parts: [
      { id: 'a', sha256: 'x', mime: 'image/webp' },
      { id: 'gone', sha256: 'y', mime: 'image/webp' },
    ],
  } as unknown as OutboxRow;
  const file = await exportRow(row, async (id) => (id === 'a' ? bytes.buffer : null));
  expect(file.parts.map(({ id }) => id)).toEqual(['a']);
  const restored = Buffer.from(file.parts[0]?.base64 ?? '', 'base64');
  expect(restored.equals(Buffer.from(bytes))).toBe(true);
});
