import { expect, it } from 'vitest';
import { roleByGroup } from './providerGroups.rules.ts';

const person = { accountRole: 'user', isFrozen: false, roleBy: 'nobody' } as const;
const operator = { ...person, accountRole: 'operator', roleBy: 'provider' } as const;

it('makes an operator of a member, and no longer when they have left', () => {
  expect(roleByGroup(person, true)).toBe('operator');
  expect(roleByGroup(operator, true)).toBeNull();
  expect(roleByGroup(operator, false)).toBe('user');
  expect(roleByGroup({ ...person, roleBy: 'provider' }, true)).toBe('operator');
});

it('leaves what people decided, ambassadors and frozen accounts', () => {
  expect(roleByGroup({ ...person, roleBy: 'people' }, true)).toBeNull();
  expect(roleByGroup({ ...operator, roleBy: 'people' }, false)).toBeNull();
  expect(roleByGroup({ ...operator, roleBy: 'nobody' }, false)).toBeNull();
  expect(roleByGroup({ ...person, accountRole: 'ambassador' }, true)).toBeNull();
  expect(roleByGroup({ ...person, accountRole: 'ambassador' }, false)).toBeNull();
  expect(roleByGroup({ ...person, isFrozen: true }, true)).toBeNull();
});
