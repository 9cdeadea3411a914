import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPledge, withdrawPledge } from '#schema/case/pledge.ts';
import { getOwnEmail, resetPassword } from '#schema/people/credentials.ts';
import { getCurrentUser, login } from '#schema/people/user.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { queryEmbedded } from '#tests/support/database/embeddedServer.ts';
import { filledFolder, FILLINGS } from '#tests/support/servers/filledFolder.ts';
import {
  runCommandLine,
  startServerProcess,
  type ServerProcess,
} from '#tests/support/servers/serverProcess.ts';
import { removeFolder, testFolder } from '#tests/support/temporaryFolder.ts';
import { registerAs } from '#tests/support/registerAs.ts';

let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await filledFolder('nothing');
  server = await startServerProcess({ ...FILLINGS.nothing, DATA_DIR: dataDir });
});

afterAll(async () => {
  await server.stop();
  removeFolder(dataDir);
});

/** What the command line answers to these words, beside the running server. */
function ask(...words: string[]) {
  const { status, output } = runCommandLine(words, { DATA_DIR: dataDir });
  return { status, text: output.trim() };
}

const grant = (...words: string[]) => ask('--grant', ...words);

/** Somebody whose every request carries a key, as those of the app do. */
async function newPerson(username: string, email = `${username}@example.org`): Promise<Client> {
  const person = createClient((address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Idempotency-Key', randomUUID());
    return fetch(server.origin + address, { ...init, headers });
  });
  await registerAs(person, username, email);
  return person;
}

test('the command line gives roles and keeps who got them', async () => {
  await newPerson('dan');
  const roleOf = async (username: string) => {
    const [row] = await queryEmbedded<{ account_role: string; is_validator: boolean }>(
      dataDir,
      'select account_role, is_validator from app_user where username = $1',
      [username],
    );
    return row;
  };
  expect(grant('Dan', 'ambassador')).toEqual({
    status: 0,
    text: 'Dan is ambassador now.',
  });
  expect(await roleOf('dan')).toEqual({ account_role: 'ambassador', is_validator: false });
  expect(grant('dan', 'user', '--validator').text).toBe('dan is user and validator now.');
  expect(await roleOf('dan')).toEqual({ account_role: 'user', is_validator: true });

  expect(grant('nobody-here', 'operator')).toEqual({
    status: 1,
    text: 'This person does not exist.',
  });
  for (const words of [
    ['dan', 'king'],
    ['dan', 'user', '--all'],
  ]) {
    expect(grant(...words)).toMatchObject({
      status: 1,
      text: expect.stringContaining('Usage: trybe grant'),
    });
  }
  const kept = await queryEmbedded<{ account_role: string }>(
    dataDir,
    'select account_role from role_grant where by_id is null order by id',
    [],
  );
  expect(kept.map((row) => row.account_role)).toEqual(['ambassador', 'user']);
});

test('the command line deletes an account once nothing of it is open, and no row has its name', async () => {
  // Its dot means something to a pattern.
  const name = 'n.d';
  const [person, other] = [await newPerson(name, 'left@example.org'), await newPerson('ned')];
  const { id: issueId } = await fileReport(other);
  const body = { issueId, amount: '5' };
  const { id } = await person.expectCall(createPledge, { body });
  const busy = ask('--delete-account', name);
  expect(busy).toMatchObject({ status: 1, text: expect.stringContaining('money in escrow') });
  await person.expectCall(withdrawPledge, { params: { id } });

  expect(ask('--delete-account', name).status).toBe(0);
  expect((await person.call(getCurrentUser)).status).toBe(401);
  expect((await other.expectCall(getCurrentUser)).username).toBe('ned');
  const found = await queryEmbedded<{ names: number; replies: string }>(
    dataDir,
    `select (select count(*)::int from app_user where strpos(username, $1) > 0
         or email = 'left@example.org') as names,
       (select string_agg(reply, ' ') from idempotency_key) as replies`,
    [name],
  );
  expect(found[0]?.names).toBe(0);
  expect(found[0]?.replies).toContain('"userName":"deleted-');
  expect(found[0]?.replies).not.toContain(JSON.stringify(name));
  expect(ask('--verify').status).toBe(0);

  expect(ask('--delete-account', name).text).toBe('This person does not exist.');
  expect(ask('--delete-account').text).toContain('Usage: trybe delete-account');
});

test('the command line gives an account back to somebody who lost their mailbox', async () => {
  const person = await newPerson('eva');
  await newPerson('kim');
  const recover = (...words: string[]) => ask('--recover-account', ...words);
  const answer = recover('eva', 'eva@example.net');
  expect(answer).toMatchObject({ status: 0, text: expect.stringContaining('works once') });
  const token = /\/reset\/([\w-]+)/u.exec(answer.text)?.[1] ?? '';
  const password = 'a quite new horse 8';
  const body = { token, password, confirmPassword: password };
  await person.expectCall(resetPassword, { body });
  expect((await person.call(getCurrentUser)).status).toBe(401);
  const credentials = { emailOrUsername: 'eva@example.net', password };
  await person.expectCall(login, { body: credentials });
  expect(await person.expectCall(getOwnEmail)).toMatchObject({ isProved: false });

  // Whoever has not proved an address cannot keep it from anybody.
  expect(recover('eva', 'kim@example.org').status).toBe(0);
  await queryEmbedded(
    dataDir,
    "update app_user set email_proved_at = now() where username = 'kim' returning id",
    [],
  );
  expect(recover('eva', 'kim@example.org')).toEqual({
    status: 1,
    text: 'An account with this email already exists. Please sign in.',
  });
  expect(recover('nobody-here').text).toBe('This person does not exist.');
  for (const words of [[], ['eva', 'no address'], ['eva', 'eva@example.net', 'more']]) {
    expect(recover(...words).text).toContain('Usage: trybe recover-account');
  }
});

test('a command says which database it speaks to, and starts none where there is none', () => {
  const { output, errors } = runCommandLine(['--verify'], { DATA_DIR: dataDir });
  expect(errors).toBe(`Database: the embedded one in ${dataDir}\n`);
  expect(output).toMatch(/^The books hold: /u);

  const empty = testFolder();
  for (const words of [['--verify'], ['--grant', 'amira', 'ambassador'], ['--export', 'x.csv']]) {
    const refused = runCommandLine(words, { DATA_DIR: empty });
    expect(refused).toMatchObject({ status: 1, output: '' });
    expect(refused.errors).toContain('There is no Trybe in this database');
    expect(refused.errors).toContain('--env-file /etc/trybe.env');
  }
  expect(readdirSync(empty)).toEqual([]);
});

test('a misspelt command starts no server', () => {
  const { status, errors } = runCommandLine(['--verfy'], { DATA_DIR: dataDir });
  expect(status).toBe(1);
  expect(errors).toContain('There is no command --verfy. There are: --verify, --grant,');
});
