import { expect, it } from 'vitest';
import { getCurrentUser, register } from '#schema/people/user.ts';
import { visitorOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();

it('a repeated registration key gets the answer again, and no session', async () => {
  const key = crypto.randomUUID();
  const password = 'correct horse 7';
  const account = { username: 'ann', email: 'ann@example.org' };
  const body = { ...account, password, confirmPassword: password };
  const [ann, finder] = [visitorOf(api), visitorOf(api)];
  const first = await ann.expectCall(register, { body, key });
  expect((await ann.expectCall(getCurrentUser)).id).toBe(first.id);
  const repeat = await finder.call(register, { body, key });
  expect([repeat.status, repeat.body]).toEqual([201, first]);
  expect(repeat.headers.getSetCookie()).toEqual([]);
  expect((await finder.call(getCurrentUser)).status).toBe(401);
});
