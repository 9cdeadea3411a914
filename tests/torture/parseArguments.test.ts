import { describe, expect, test } from 'vitest';
import { parseArguments } from './parseArguments.ts';

const half = () => 0.5;

describe('the arguments of the torture run', () => {
  test('have defaults, and a seed that can be repeated', () => {
    expect(parseArguments([], half)).toEqual({
      seconds: 60,
      seed: 0x7fffffff,
      hasBrowsers: true,
      hasFailovers: false,
      bug: null,
      isSensitivity: false,
    });
    expect(parseArguments(['--seconds', '600', '--seed', '7'], half)).toMatchObject({
      seconds: 600,
      seed: 7,
    });
  });

  test('make runs with bugs short and without browsers', () => {
    const typed = parseArguments(['--bug', 'gives_up'], half);
    expect(typed).toMatchObject({ seconds: 12, hasBrowsers: false });
    expect(typed.bug?.name).toBe('gives_up');
    expect(parseArguments(['--bugs'], half)).toMatchObject({ isSensitivity: true, seconds: 12 });
  });

  test('make runs with failovers, and with bugs that need them, last two failovers without browsers', () => {
    const failovers = { hasFailovers: true, hasBrowsers: false };
    expect(parseArguments(['--failovers'], half)).toMatchObject({ ...failovers, seconds: 60 });
    const typed = parseArguments(['--bug', 'notice_lost'], half);
    expect(typed).toMatchObject({ ...failovers, seconds: 20 });
    expect(parseArguments(['--failovers', '--bugs'], half)).toMatchObject({
      ...failovers,
      isSensitivity: true,
      seconds: 20,
    });
  });

  test.each([
    [['--seconds', '0']],
    [['--seconds', 'many']],
    [['--seed', '-1']],
    [['--bug', 'unheard_of']],
    [['--louder']],
  ])('refuse %j', (typed) => {
    expect(() => parseArguments(typed, half)).toThrow(/--seconds|--seed|argument|bug|option/u);
  });
});
