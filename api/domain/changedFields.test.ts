import { expect, it } from 'vitest';
import { changedFields } from './changedFields.ts';

it('takes over what was given and names only what really differs', () => {
  const current: { title: string; dueDate: string | null; priority: string } = {
    title: 'Lamp',
    dueDate: '2026-01-01',
    priority: 'low',
  };
  const change = { title: 'Lamp', dueDate: null, priority: undefined };
  expect(changedFields(current, change)).toEqual({
    fields: { title: 'Lamp', dueDate: null, priority: 'low' },
    changed: ['dueDate'],
  });
});

it('ignores what the current fields do not have', () => {
  const change = { title: 'Lamp', reporterId: 'me' };
  expect(changedFields({ title: 'Light' }, change)).toEqual({
    fields: { title: 'Lamp' },
    changed: ['title'],
  });
});
