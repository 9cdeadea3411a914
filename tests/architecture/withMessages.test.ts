import { expect, test } from 'vitest';
import { withMessages } from '#web/build/withMessages.ts';

const GERMAN = {
  'Please enter a name.': 'Bitte gib einen "Namen" ein.',
  'At least {} characters, at most {}.': '`{}` bis {} Zeichen.',
  West: 'Westen',
};
const built = (code: string) => withMessages(code, 'rules.ts', GERMAN);

test('texts are replaced where they stand, and nothing else is', () => {
  expect(built(`v.check(x, 'Please enter a name.'); const west = edge('West', 1);`)).toBe(
    `v.check(x, "Bitte gib einen \\"Namen\\" ein."); const west = edge("Westen", 1);`,
  );
  expect(built(`import { x } from 'West'; const y = 'Western';`)).toBe(
    `import { x } from 'West'; const y = 'Western';`,
  );
});

test('what is filled in stays what it was, in its order', () => {
  const code = built(
    'const rule = (low: number) => `At least ${low} characters, at most ${high()}.`;',
  );
  expect(code).toBe('const rule = (low: number) => `\\`${low}\\` bis ${high()} Zeichen.`;');
});

test('a translation that fills in another number of words is refused', () => {
  const wrong = { 'At most {}.': 'Höchstens.' };
  expect(() => withMessages('const rule = `At most ${high}.`;', 'rules.ts', wrong)).toThrow(
    'fills in another number',
  );
});
