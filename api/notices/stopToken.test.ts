import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readStopToken, createStopToken } from './stopToken.ts';

const secret = randomBytes(32);
const userId = randomUUID();

describe('what ends mails', () => {
  it.each(['digest', 'money'] as const)('names the person and the kind: %s', (kind) => {
    const token = createStopToken(secret, { userId, kind });
    expect(readStopToken(secret, token)).toEqual({ userId, kind });
  });

  it('is worth nothing to another installation, changed or cut', () => {
    const token = createStopToken(secret, { userId, kind: 'digest' });
    expect(readStopToken(randomBytes(32), token)).toBeNull();
    const other = createStopToken(secret, { userId: randomUUID(), kind: 'digest' });
    expect(readStopToken(secret, other.slice(0, 22) + token.slice(22))).toBeNull();
    for (const given of ['', 'x', token.slice(0, -2), `${token}AA`])
      expect(readStopToken(secret, given)).toBeNull();
  });
});
