import type { QueryRunner } from 'typeorm';
import { expect, it, vi } from 'vitest';
import { createPledge } from '#schema/case/pledge.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';
import { personOf } from '#tests/support/database/testPerson.ts';

const api = await apiOfTests();
const rosa = await personOf(api);
const dan = await personOf(api);

/** All statements of the transaction of `write` that contains a statement matching `marker`. */
async function statementsOf(marker: RegExp, write: () => Promise<unknown>): Promise<string[]> {
  const open = new Map<unknown, string[]>();
  const ended: string[][] = [];
  const runner = api.database.createQueryRunner();
  const prototype = Object.getPrototypeOf(runner) as QueryRunner;
  await runner.release();
  const query = Reflect.get(prototype, 'query') as (...given: unknown[]) => Promise<never>;
  const spy = vi.spyOn(prototype, 'query').mockImplementation(function note(
    this: QueryRunner,
    ...given: Parameters<QueryRunner['query']>
  ) {
    const [text] = given;
    if (/^start transaction/iu.test(text)) open.set(this, []);
    open.get(this)?.push(text);
    if (/^commit/iu.test(text)) ended.push(open.get(this) ?? []);
    return Reflect.apply(query, this, given);
  });
  await write();
  spy.mockRestore();
  const found = ended.find((texts) => texts.some((text) => marker.test(text)));
  return found ?? [];
}

const REPORT_STATEMENTS = 7;
const PLEDGE_STATEMENTS = 13;

it('a report and a pledge take as many round trips as they did', async () => {
  await fileReport(rosa);
  const report = await statementsOf(/insert into "?issue"?\b/iu, () => fileReport(rosa));
  const issue = await fileReport(rosa);
  const body = { issueId: issue.id, amount: '9' };
  await dan.expectCall(createPledge, { body });
  const pledge = await statementsOf(/insert into "?pledge"?\b/iu, () =>
    dan.expectCall(createPledge, { body }),
  );
  // Including begin and commit; each costs a round trip while the issue is locked.
  expect(report).toHaveLength(REPORT_STATEMENTS);
  expect(pledge).toHaveLength(PLEDGE_STATEMENTS);
});
