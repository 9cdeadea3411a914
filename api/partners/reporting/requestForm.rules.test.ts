import { expect, it } from 'vitest';
import { titleFrom } from './requestForm.rules.ts';

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
