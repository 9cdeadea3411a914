import { describe, expect, it } from 'vitest';
import { authSearch, requestedRole } from './authSearch.ts';

const roleOf = (search: object) => requestedRole(authSearch(search as never));

describe('the role that a link to the sign-in page asks for', () => {
  it('is preferredRole, and role where that is missing or wrong [2.3]', () => {
    expect(roleOf({ preferredRole: 'solver', role: 'donator' })).toBe('solver');
    expect(roleOf({ role: 'donator' })).toBe('donator');
    expect(roleOf({ preferredRole: 'king', role: 'donator' })).toBe('donator');
  });

  it('is none for anything else', () => {
    expect(roleOf({})).toBeUndefined();
    expect(roleOf({ preferredRole: 'Donor' })).toBeUndefined();
  });
});
