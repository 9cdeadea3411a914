import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { register } from '#schema/user.ts';
import { createClient } from '#tests/scenarios/client.ts';
import { queryEmbedded } from '#tests/support/embeddedServer.ts';
import { startServerProcess } from '#tests/support/serverProcess.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

const MAIN = path.join(import.meta.dirname, '../../dist/api/main.js');

/** What the command line answers when somebody is to get a role, beside the running server. */
function grant(dataDir: string, ...words: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [MAIN, '--grant', ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return { status, text: stdout.trim() };
}

test('the command line gives roles and keeps who got them', async () => {
  const dataDir = testFolder();
  const server = await startServerProcess({ DATA_DIR: dataDir, DEMO_DATA: 'off' });
  const visitor = createClient((address, init) => fetch(server.origin + address, init));
  const password = 'correct horse 7';
  const account = { username: 'dan', email: 'dan@example.org', password };
  await visitor.expectCall(register, { body: { ...account, confirmPassword: password } });
  const roleOf = async (username: string) => {
    const [row] = await queryEmbedded<{ account_role: string; is_validator: boolean }>(
      dataDir,
      'select account_role, is_validator from app_user where username = $1',
      [username],
    );
    return row;
  };
  expect(grant(dataDir, 'Dan', 'ambassador')).toEqual({
    status: 0,
    text: 'Dan is ambassador now.',
  });
  expect(await roleOf('dan')).toEqual({ account_role: 'ambassador', is_validator: false });
  expect(grant(dataDir, 'dan', 'user', '--validator').text).toBe('dan is user and validator now.');
  expect(await roleOf('dan')).toEqual({ account_role: 'user', is_validator: true });

  expect(grant(dataDir, 'nobody-here', 'operator')).toEqual({
    status: 1,
    text: 'This person does not exist.',
  });
  for (const words of [
    ['dan', 'king'],
    ['dan', 'user', '--all'],
  ]) {
    expect(grant(dataDir, ...words)).toMatchObject({
      status: 1,
      text: expect.stringContaining('Usage: npm run grant'),
    });
  }
  const kept = await queryEmbedded<{ account_role: string }>(
    dataDir,
    'select account_role from role_grant where by_id is null order by id',
    [],
  );
  expect(kept.map((row) => row.account_role)).toEqual(['ambassador', 'user']);
  await server.stop();
});
