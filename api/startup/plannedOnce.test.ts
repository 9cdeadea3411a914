import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { DataSource } from 'typeorm';
import { listProposals } from '#api/case/funding/listProposals.sql.ts';
import { getCase } from '#api/case/getCase.sql.ts';
import { getIssue } from '#api/issues/getIssue.sql.ts';
import { listIssuePage } from '#api/issues/listIssues.sql.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { copyDatabase } from '#tests/support/database/copiedDatabase.ts';

/** How often PostgreSQL plans with the actual values before it considers a generic plan. */
const PLANNED_FIRST = 5;
const origin = 'https://trybe.example';
const now = new Date();

type Read = {
  readIssue: (database: DataSource, id: string) => Promise<unknown>;
  /** The response for an unknown issue. */
  ofNothing: unknown;
};

const query = {
  search: 'pothole',
  sort: 'newest',
  filter: 'all',
  funding: 'all',
  page: 1,
  pageSize: 9,
} as const;
const notFound = new Refusal('issue_not_found');
const READS: Record<string, Read> = {
  issue: {
    readIssue: (database, id) =>
      getIssue(database, id, { origin, seesHidden: false, readerId: null }),
    ofNothing: notFound,
  },
  case: {
    readIssue: (database, id) => getCase(database, id, { origin, viewerId: null, now }),
    ofNothing: notFound,
  },
  search: {
    readIssue: (database) => listIssuePage(database, query, { origin, money: DOLLAR_RULES }),
    ofNothing: expect.stringContaining('"total":0'),
  },
  proposals: {
    readIssue: (database, id) => listProposals(database, { issueId: id, after: undefined, now }),
    ofNothing: '[]',
  },
};

it.each(Object.entries(READS))(
  'a read by visitors is planned once for all: %s',
  async (_, { readIssue, ofNothing }) => {
    const { url, drop } = await copyDatabase();
    onTestFinished(drop);
    // A process prepares a few hundred statements at most; those of earlier tests do not count.
    vi.resetModules();
    const { createDataSource } = await import('#api/database/dataSource.ts');
    const database = createDataSource({ url, entities: [], poolSize: 1, warn: () => undefined });
    await database.initialize();
    onTestFinished(() => database.destroy());
    const read = async () => {
      const [answer] = await Promise.allSettled([readIssue(database, randomUUID())]);
      return answer.status === 'fulfilled' ? answer.value : answer.reason;
    };
    for (let time = 0; time < 2 * PLANNED_FIRST; time += 1) expect(await read()).toEqual(ofNothing);
    const plans = await database.query(
      `select generic_plans::integer as once, custom_plans::integer as first
       from pg_prepared_statements where statement like '/* prepared */%'`,
    );
    expect(plans).toEqual([{ once: PLANNED_FIRST, first: PLANNED_FIRST }]);
  },
);
