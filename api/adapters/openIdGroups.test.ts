import { expect, it } from 'vitest';
import { isInGroup } from './openIdGroups.ts';

const isOperator = (claims: Record<string, unknown>, claim = 'groups') =>
  isInGroup(claims, { claim, group: 'trybe-operators' });

it.each<[what: string, claims: Record<string, unknown>, claim?: string]>([
  ['in a list', { groups: ['staff', 'trybe-operators'] }],
  ['as the only one', { groups: 'trybe-operators' }],
  ['below another claim', { realm_access: { roles: ['trybe-operators'] } }, 'realm_access.roles'],
  [
    'in a claim that is an address',
    { 'https://city.example/groups': ['trybe-operators'] },
    'https://city.example/groups',
  ],
])('finds a group %s', (_what, claims, claim) => {
  expect(isOperator(claims, claim)).toBe(true);
});

it.each<[what: string, claims: Record<string, unknown>, claim?: string]>([
  ['no groups', {}],
  ['a group whose name only holds it', { groups: ['not-trybe-operators', 'trybe-operators-old'] }],
  ['a text that lists several', { groups: 'staff trybe-operators' }],
  ['the name as a key', { groups: { 'trybe-operators': true } }],
  ['another spelling', { groups: ['Trybe-Operators'] }],
  ['a path that ends early', { realm_access: null }, 'realm_access.roles'],
  ['what every object has', {}, 'constructor.name'],
])('takes %s for no membership', (_what, claims, claim) => {
  expect(isOperator(claims, claim)).toBe(false);
});
