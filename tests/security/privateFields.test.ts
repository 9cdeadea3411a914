import { beforeAll, expect, it } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { saveHome } from '#schema/people/user.ts';
import type { Client } from '#tests/scenarios/client.ts';
import { fileReport, propose } from '#tests/scenarios/fixtures.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';
import { sampleOf } from '#tests/support/wholeRun.ts';
import { readOperations, requestOf } from './contract/sampleRequest.ts';

const PATIENCE_MS = 60_000;
const HOME = { latitude: 12.34, longitude: 56.78 };

/** Others in each run. */
const READS = sampleOf(
  readOperations().filter(({ method }) => method === 'GET'),
  3,
);

const api = await apiOfTests();
const person = await personOf(api);
let ids: string[];
/** What is theirs alone, as it would stand in an answer. */
let secrets: string[];

beforeAll(async () => {
  await person.expectCall(saveHome, { body: HOME });
  const issue = await fileReport(person);
  const params = { id: issue.id };
  await person.expectCall(createPledge, { body: { issueId: issue.id, amount: '25' } });
  await person.expectCall(postMessage, { params, body: { message: 'I pass here every day.' } });
  const other = await fileReport(await personOf(api));
  const proposal = await propose(person, other.id);
  ids = [person.id, issue.id, other.id, proposal.id];
  secrets = [person.email, String(HOME.latitude), String(HOME.longitude), 'argon2'];
});

/** The reads of the contract in whose answers a secret stands. */
async function tellingTo(client: Client): Promise<string[]> {
  const telling = new Set<string>();
  for (const operation of READS) {
    const named = operation.path.includes('{id}') ? ids : [''];
    for (const id of named) {
      const { address, init } = requestOf(operation, (name) => (name === 'id' ? id : '1'));
      for (const asked of [address, address.split('?')[0] ?? '']) {
        const text = await (await client.fetch(asked, init)).text();
        if (secrets.some((secret) => text.includes(secret))) telling.add(operation.name);
      }
    }
  }
  return [...telling].toSorted();
}

it(
  'address, home and password of a person stand in no answer to anybody else, whatever their role',
  async () => {
    const own = await (await person.fetch('/api/user')).text();
    expect(own).toContain(person.email);
    const others: Client[] = [visitorOf(api), await personOf(api)];
    for (const role of ['ambassador', 'operator']) {
      const staff = await personOf(api);
      await api.database.query('update app_user set account_role = $2 where id = $1', [
        staff.id,
        role,
      ]);
      others.push(staff);
    }
    for (const other of others) expect(await tellingTo(other)).toEqual([]);
  },
  PATIENCE_MS,
);
