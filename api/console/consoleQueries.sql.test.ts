import { beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import { insertPerson, testNow } from '#tests/support/database/testDatabase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { getHealthFigures } from './getHealthFigures.sql.ts';
import { getOverview } from './getOverview.sql.ts';
import { getMoneyStates, listMoneyTroubles } from './money.sql.ts';
import { getPersonRecord, listPeople } from './people.sql.ts';
import { listContent } from './listContent.sql.ts';
import { listDeliveries } from './deliveries.sql.ts';
import { listOperatorActs } from './operatorActs.sql.ts';

const page = { page: 1, pageSize: 25 };
const PEOPLE = { search: '', role: 'any', state: 'current', ...page } as const;

const test = await databaseOfTests();
let personId: string;
beforeAll(async () => {
  for (const name of ['ann', 'bob', 'cem', 'dee']) {
    personId = (await insertPerson(test.database, name)).id;
  }
});

async function statementsOf(read: (database: Queryable) => Promise<unknown>): Promise<number> {
  let count = 0;
  const { database } = test;
  await read({
    manager: database.manager,
    query: (sql, parameters) => {
      count += 1;
      return database.query(sql, parameters);
    },
  });
  return count;
}

describe('what the console reads', () => {
  it.each<[string, (database: Queryable) => Promise<unknown>]>([
    ['people', (database) => listPeople(database, testNow, PEOPLE)],
    ['a person', (database) => getPersonRecord(database, testNow, personId)],
    ['content', (database) => listContent(database, { search: 'a', state: 'any', ...page })],
    ['acts', (database) => listOperatorActs(database, { act: 'any', ...page })],
    ['money', (database) => getMoneyStates(database)],
    ['troubles', (database) => listMoneyTroubles(database, testNow, { trouble: 'any', ...page })],
    ['deliveries', (database) => listDeliveries(database, { kind: 'any', state: 'any', ...page })],
    ['the overview', (database) => getOverview(database, testNow)],
    ['health', (database) => getHealthFigures(database, testNow)],
  ])('%s: one statement, however many rows there are', async (_, read) => {
    expect(await statementsOf(read)).toBe(1);
  });

  it('are all accounts, on one page', async () => {
    const { items } = JSON.parse(await listPeople(test.database, testNow, PEOPLE)) as {
      items: { username: string }[];
    };
    expect(items.map(({ username }) => username).toSorted()).toEqual(['ann', 'bob', 'cem', 'dee']);
  });
});
