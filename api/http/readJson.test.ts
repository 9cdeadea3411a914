import { describe, expect, it } from 'vitest';
import { RateLimited } from '#api/platform/access.rules.ts';
import { JSON_BODY_MAX_BYTES } from '#schema/limits.ts';
import { createBodyTurns } from './readJson.ts';

const LARGE = JSON_BODY_MAX_BYTES + 1;

describe('large bodies', () => {
  it('are read one at a time, and in between others come to theirs', async () => {
    const inTurn = createBodyTurns();
    const order: string[] = [];
    const large = ['first', 'second'].map((name) =>
      inTurn({ address: 'a', bytes: LARGE }, () => order.push(name)),
    );
    await large[0];
    await inTurn({ address: 'b', bytes: 10 }, () => order.push('small'));
    await Promise.all(large);
    expect(order).toEqual(['first', 'small', 'second']);
  });

  it('of several addresses take turns', async () => {
    const inTurn = createBodyTurns();
    const order: string[] = [];
    await Promise.all(
      ['a', 'a', 'a', 'b'].map((address) =>
        inTurn({ address, bytes: LARGE }, () => order.push(address)),
      ),
    );
    expect(order).toEqual(['a', 'a', 'b', 'a']);
  });

  it('tell what went wrong, and let the next one come', async () => {
    const inTurn = createBodyTurns();
    const from = { address: 'a', bytes: LARGE };
    const failing = inTurn(from, () => {
      throw new RangeError('not JSON');
    });
    await expect(failing).rejects.toThrow('not JSON');
    expect(await inTurn(from, () => 'read')).toBe('read');
  });

  it('are refused while too many wait', async () => {
    const inTurn = createBodyTurns();
    const sent = Array.from({ length: 100 }, () =>
      inTurn({ address: 'a', bytes: LARGE }, () => 'read').catch((error: unknown) => error),
    );
    const answers = await Promise.all(sent);
    expect(answers.filter((answer) => answer === 'read')).toHaveLength(65);
    expect(answers.filter((answer) => answer instanceof RateLimited)).toHaveLength(35);
  });
});
