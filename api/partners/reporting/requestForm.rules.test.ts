import { expect, it } from 'vitest';
import { readAnswers, titleFrom } from './requestForm.rules.ts';

const FAMILY = '👨‍👩‍👧';

it('cuts a title between letters as people see them', () => {
  for (let length = 60; length < 120; length += 1) {
    const title = titleFrom(`${'x'.repeat(length)}${FAMILY.repeat(20)}`, 'Roads');
    expect(title.replaceAll(FAMILY, '')).toMatch(/^x+…?$/u);
  }
});

it('ends a long title behind a whole word', () => {
  expect(titleFrom('The lamp flickers all night. '.repeat(3), 'Lights')).toBe(
    'The lamp flickers all night',
  );
  expect(titleFrom('Broken '.repeat(40), 'Lights')).toMatch(/^(?:Broken )+Broken…$/u);
});

it.each([
  ['12', 12],
  ['-4.5', -4.5],
  ['\u22124,5', -4.5],
  ['٢٥', 25],
  ['٢٥٫٥', 25.5],
  [' １２ ', 12],
  ['1 250', 1_250],
  // Ambiguous or unreadable: the question's own rule refuses them.
  ['1,250', '1,250'],
  ['12 cm', '12 cm'],
  ['1e3', '1e3'],
])('reads the number %j as people of its sender write it: %j', (typed, value) => {
  const question = {
    id: 'depth',
    kind: 'number' as const,
    names: { en: 'Depth?' },
    isRequired: true,
    options: [],
    unit: '',
    min: null,
    max: null,
  };
  expect(readAnswers([['attribute[depth]', typed]], [question])).toEqual([
    { question: 'depth', value },
  ]);
});
