import { expect, it } from 'vitest';
import { changedFields, sealedChange } from './changedFields.rules.ts';

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

it('seals the old and the new of each changed field, and whether there was any', () => {
  type Fields = { title: string; latitude: number; dueDate: string | null };
  const before: Fields = { title: 'Lamp', latitude: 41.5, dueDate: null };
  const after: Fields = { title: 'Light', latitude: 41.5, dueDate: '2026-01-01' };
  const seal = (text: string) => `#${text}`;
  expect(sealedChange({ before, after }, ['dueDate', 'latitude', 'title'], seal)).toEqual({
    dueDate: { from: '#', to: '#2026-01-01' },
    latitude: { from: '#41.5', to: '#41.5' },
    title: { from: '#Lamp', to: '#Light' },
  });
});
