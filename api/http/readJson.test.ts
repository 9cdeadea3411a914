import { describe, expect, it } from 'vitest';
import { RateLimited } from '#api/platform/access.rules.ts';
import { JSON_BODY_MAX_BYTES } from '#schema/limits.ts';
import { createParseBody } from './readJson.ts';

const small = Buffer.from('"small"');
const large = (text: string) => Buffer.from(JSON.stringify(text.padEnd(JSON_BODY_MAX_BYTES, '.')));

describe('large bodies', () => {
  it('are read one at a time, and in between others come to theirs', async () => {
    const parse = createParseBody();
    const order: string[] = [];
    const all = ['first', 'second'].map((name) =>
      parse(large(name), 'a').then(() => order.push(name)),
    );
    await all[0];
    await parse(small, 'b').then(() => order.push('small'));
    await Promise.all(all);
    expect(order).toEqual(['first', 'small', 'second']);
  });

  it('of several addresses take turns', async () => {
    const parse = createParseBody();
    const order: string[] = [];
    await Promise.all(
      ['a', 'a', 'a', 'b'].map((address) =>
        parse(large(address), address).then(() => order.push(address)),
      ),
    );
    expect(order).toEqual(['a', 'a', 'b', 'a']);
  });

  it('tell what went wrong, and let the next one come', async () => {
    const parse = createParseBody();
    const cut = large('cut').subarray(0, -1);
    await expect(parse(Buffer.concat([cut, cut]), 'a')).rejects.toThrow('not valid JSON');
    expect(await parse(large('read'), 'a')).toMatch(/^read/u);
  });

  it('are refused while too many wait', async () => {
    const parse = createParseBody();
    const sent = Array.from({ length: 100 }, () =>
      parse(large('read'), 'a').catch((error: unknown) => error),
    );
    const answers = await Promise.all(sent);
    expect(answers.filter((answer) => typeof answer === 'string')).toHaveLength(65);
    expect(answers.filter((answer) => answer instanceof RateLimited)).toHaveLength(35);
  });
});
