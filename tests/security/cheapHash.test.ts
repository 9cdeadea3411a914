import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { login } from '#schema/people/user.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests({ settings: { PASSWORD_COST: 'full' } });

it('a password that is kept by a hash of former cost gets one of today with the next sign-in', async () => {
  const { id, username: emailOrUsername, password } = await personOf(api);
  const cheap = await hash(password, { memoryCost: 8_192, timeCost: 2 });
  await api.database.query('update app_user set password_hash = $2 where id = $1', [id, cheap]);
  const kept = async () => {
    const rows: { kept: string }[] = await api.database.query(
      'select password_hash as kept from app_user where id = $1',
      [id],
    );
    return rows[0]?.kept ?? '';
  };
  const enter = (typed: string) =>
    visitorOf(api).call(login, { body: { emailOrUsername, password: typed } });
  expect((await enter('not the password')).status).toBe(401);
  expect(await kept()).toBe(cheap);
  expect((await enter(password)).status).toBe(200);
  const renewed = await kept();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect((await enter(password)).status).toBe(200);
  expect(await kept()).toBe(renewed);
});
