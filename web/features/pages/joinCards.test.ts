import { expect, test } from 'vitest';
import { PREFERRED_ROLES } from '#schema/people/preferredRoles.ts';
import { JOIN_CARDS, joinHref } from './joinCards.ts';

test('there is a way in for every role', () => {
  expect(JOIN_CARDS.map(({ role }) => role)).toEqual([...PREFERRED_ROLES]);
});

test('a visitor is led to registration with the role chosen, a member straight to work', () => {
  for (const card of JOIN_CARDS) {
    expect(joinHref(card, false)).toBe(`/auth?preferredRole=${card.role}`);
    expect(joinHref(card, true)).not.toContain('/auth');
  }
});
