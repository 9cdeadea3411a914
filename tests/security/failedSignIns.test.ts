import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { login } from '#schema/people/user.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';
import { startTestApi } from '#tests/support/servers/testApi.ts';

it('are written with their address where the operator asks for it, and only they', async () => {
  const api = await startTestApi({ settings: { FAILED_SIGN_IN_LOG: 'on' } });
  onTestFinished(() => api.stop());
  const person = await personOf(api);
  const emailOrUsername = person.username;
  const enter = (password: string) =>
    visitorOf(api).call(login, { body: { emailOrUsername, password } });
  expect((await enter(person.password)).status).toBe(200);
  expect((await enter('another password 1')).status).toBe(401);
  const file = path.join(api.dataDir, 'failed-sign-ins.log');
  const line = /^\S+Z sign-in failed from (?:::ffff:)?127\.0\.0\.1\n$/u;
  await expect.poll(() => (existsSync(file) ? readFileSync(file, 'utf8') : '')).toMatch(line);
});

it('are written nowhere by default', async () => {
  const api = await startTestApi();
  onTestFinished(() => api.stop());
  const body = { emailOrUsername: 'nobody', password: 'another password 1' };
  expect((await visitorOf(api).call(login, { body })).status).toBe(401);
  expect(readdirSync(api.dataDir).filter((name) => name.includes('sign-in'))).toEqual([]);
});

it('and faults have somebody to be told to, whom the settings name', async () => {
  const settings = { SECURITY_CONTACT: 'https://city.example/security' };
  const api = await startTestApi({ settings });
  onTestFinished(() => api.stop());
  const answer = await fetch(`${api.origin}/.well-known/security.txt`);
  expect(await answer.text()).toContain('Contact: https://city.example/security\n');
});
