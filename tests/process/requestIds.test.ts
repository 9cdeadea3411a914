import { expect, onTestFinished, test } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import { register } from '#schema/people/user.ts';
import { createClient } from '#tests/scenarios/client.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { openEmptyDatabase } from '#tests/support/database/emptyDatabase.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startServerOfTest } from '#tests/support/servers/serverOfTest.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

const PERSON = {
  username: 'zebulon',
  email: 'zebulon@private.example',
  password: 'correct horse 7',
  confirmPassword: 'correct horse 7',
};
const [REGISTERING, REPORTING, WRITING] = [
  '11111111-registering',
  '22222222-reporting',
  '33333333-writing',
];
const KNOWN_WITHIN_MS = 20_000;

test('what another process hears and sends is logged with the id of the request that caused it', async () => {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: testFolder(),
    DEMO_DATA: 'off',
    LOG_LEVEL: 'debug',
    TRUST_PROXY: '1',
  };
  const asked = await startServerOfTest(environment);
  const other = await startServerOfTest(environment);
  const person = createClient((path, init) => fetch(asked.origin + path, init));
  const under = (id: string) => ({ 'X-Request-Id': id });
  await person.expectCall(register, { body: PERSON, headers: under(REGISTERING) });
  const issue = await person.expectCall(reportIssue, { body: REPORT, headers: under(REPORTING) });
  const message = { message: 'It is still dark.' };
  const params = { id: issue.id };
  await person.expectCall(postMessage, { params, body: message, headers: under(WRITING) });

  const lines = (output: string) => output.split('\n').filter((line) => line !== '');
  const says = (output: string, ...words: string[]) =>
    lines(output.replaceAll(/\n +/gu, ' ')).some((line) =>
      words.every((word) => line.includes(word)),
    );
  const isKnown = () =>
    says(other.output(), 'heard', 'issues', REPORTING) &&
    says(other.output(), 'heard', 'chat', WRITING) &&
    [asked, other].some(({ output }) => says(output(), 'account mail', REGISTERING));
  expect(await eventually(isKnown, KNOWN_WITHIN_MS)).toBe(true);
  expect(asked.output() + other.output()).not.toContain(PERSON.email);
});
