import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPledge } from '#api/case/funding/createPledge.ts';
import { reviewVote } from '#api/case/voting/reviewVote.ts';
import { withdrawPledge } from '#api/case/funding/pledgeReturns.ts';
import { actAt, later, playToProof, type PlayedCase } from '#tests/support/cases/playedCase.ts';
import { insertIssue, insertPerson } from '#tests/support/database/testDatabase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { checkBooks } from './checkBooks.ts';

type Entry = { account: 'escrow' | 'donor' | 'solver' | 'platform'; owner?: string; cents: number };
type Movement = {
  kind: string;
  pledgeId?: string;
  entries: readonly Entry[];
  /** Additional changes outside the books that make them look right. */
  also?: string;
};

const PLEDGED = 60_000;
const TAKEN = 1_000;

const test = await databaseOfTests();
const { database } = test;

/** Work that is being judged; $600 in escrow. */
const judged = await playToProof(database);
const thief = (await insertPerson(database, 'thief')).id;
const [held]: { id: string }[] = await database.query('select id from pledge where issue_id = $1', [
  judged.issueId,
]);
const pledgeId = held?.id ?? '';

const addEntry = (transactionId: string, { account, owner, cents }: Entry): [string, unknown[]] => [
  `insert into ledger_entry (transaction_id, account, issue_id, user_id, amount_cents)
   values ($1, $2, $3, $4, $5)`,
  [
    transactionId,
    account,
    account === 'escrow' ? (owner ?? judged.issueId) : null,
    ['donor', 'solver'].includes(account) ? owner : null,
    cents,
  ],
];

function book({ kind, pledgeId: pledge, entries, also }: Movement): Promise<void> {
  return database.transaction(async (tx) => {
    const id = randomUUID();
    await tx.query(
      `insert into ledger_transaction (id, issue_id, kind, pledge_id, created_at)
       values ($1, $2, $3, $4, now())`,
      [id, judged.issueId, kind, pledge ?? null],
    );
    for (const entry of entries) await tx.query(...addEntry(id, entry));
    const gone = entries.filter(({ account }) => account === 'escrow');
    const cents = gone.reduce((sum, entry) => sum + entry.cents, 0);
    await tx.query('update issue set funding_cents = funding_cents + $2 where id = $1', [
      judged.issueId,
      cents,
    ]);
    if (also !== undefined) await tx.query(also);
  });
}

const out = (to: Entry['account'], owner?: string, cents = TAKEN): Entry[] => [
  { account: 'escrow', cents: -cents },
  { account: to, cents, ...(owner === undefined ? {} : { owner }) },
];

/** Without votes, a day after the release notice. */
async function letNoticePass({ issueId, proofId }: PlayedCase): Promise<void> {
  await actAt(database, { actor: null, now: later(48 + 72) }, (tx) => reviewVote(tx, issueId));
  await database.query(
    `with announced as (insert into release_notice values ($1, $2, $3) returning proof_id)
     update release_clock set notice_at = $3, release_at = $2
     where proof_id in (select proof_id from announced)`,
    [proofId, later(48 + 120), later(48 + 96)],
  );
}

/** A valid ruling, and a movement of money that may belong to another one. */
async function releaseAndUndo(
  { issueId, proofId }: PlayedCase,
  entries: readonly Entry[],
): Promise<void> {
  const runner = database.createQueryRunner();
  const [decisionId, id] = [randomUUID(), randomUUID()];
  await runner.startTransaction();
  try {
    await runner.query(
      `insert into release_decision (id, issue_id, proof_id, kind, reason, decided_at)
       values ($1, $2, $3, 'auto_release', 'Nobody objected.', $4)`,
      [decisionId, issueId, proofId, later(48 + 121)],
    );
    await runner.query(
      `insert into ledger_transaction (id, issue_id, kind, decision_id, created_at)
       values ($1, $2, 'release', $3, now())`,
      [id, issueId, decisionId],
    );
    for (const entry of entries) await runner.query(...addEntry(id, entry));
    await runner.query('set constraints all immediate');
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

const REFUSED = /takes no such entry|other money than it is for|ledger_transaction_sound/u;

describe('the database', () => {
  it.each(['withdrawal', 'refund', 'chargeback', 'pledge', 'provider_refund', 'reinstated'])(
    'pays nobody by a movement called %s',
    async (kind) => {
      for (const named of [{}, { pledgeId }]) {
        for (const account of ['solver', 'platform'] as const) {
          const owner = account === 'solver' ? thief : undefined;
          await expect(book({ kind, ...named, entries: out(account, owner) })).rejects.toThrow(
            kind === 'refund' && !('pledgeId' in named) ? 'has no basis' : REFUSED,
          );
        }
      }
    },
  );

  it('gives a pledge back to its donor only, whole, and when it is over', async () => {
    const donor = judged.donor.id;
    const returned = (entries: Entry[], also?: string) =>
      book({ kind: 'withdrawal', pledgeId, entries, ...(also === undefined ? {} : { also }) });
    const close = `update pledge set status = 'withdrawn', closed_at = now()
      where id = '${pledgeId}'`;
    await expect(returned(out('donor', thief, PLEDGED), close)).rejects.toThrow(REFUSED);
    await expect(returned(out('donor', donor), close)).rejects.toThrow(REFUSED);
    await expect(returned(out('donor', donor, PLEDGED))).rejects.toThrow(REFUSED);
  });

  it('takes no money out of the escrow of another issue', async () => {
    const other = await playToProof(database);
    const entries: Entry[] = [
      { account: 'escrow', owner: other.issueId, cents: -PLEDGED },
      { account: 'donor', owner: judged.donor.id, cents: PLEDGED },
    ];
    await expect(book({ kind: 'withdrawal', pledgeId, entries })).rejects.toThrow(REFUSED);
  });

  it('adds nothing to a movement that is written', async () => {
    const [old]: { id: string }[] = await database.query(
      'select id from ledger_transaction where pledge_id = $1',
      [pledgeId],
    );
    const adding = database.transaction(async (tx) => {
      for (const entry of out('donor', judged.donor.id)) {
        await tx.query(...addEntry(old?.id ?? '', entry));
      }
    });
    await expect(adding).rejects.toThrow('takes no such entry');
  });

  it('returns nobody more than they put in, when all money goes back', async () => {
    const by = (hours: number) => ({ actor: judged.donor, now: later(hours) });
    const issueId = await actAt(database, by(0), (tx) => insertIssue(tx));
    await actAt(database, by(0), (tx) => createPledge(tx, { issueId, amountCents: 5_000n }));
    const refund = (owner: string) =>
      database.transaction(async (tx) => {
        const id = randomUUID();
        await tx.query(
          `insert into ledger_transaction (id, issue_id, kind, created_at)
           values ($1, $2, 'refund', now())`,
          [id, issueId],
        );
        await tx.query(...addEntry(id, { account: 'escrow', owner: issueId, cents: -5_000 }));
        await tx.query(...addEntry(id, { account: 'donor', owner, cents: 5_000 }));
      });
    await expect(refund(thief)).rejects.toThrow(REFUSED);
    const own = await actAt(database, { actor: judged.reporter, now: later(1) }, (tx) =>
      createPledge(tx, { issueId, amountCents: 5_000n }),
    );
    await actAt(database, { actor: judged.reporter, now: later(2) }, (tx) =>
      withdrawPledge(tx, own),
    );
    await expect(refund(judged.reporter.id)).rejects.toThrow(REFUSED);
    expect((await checkBooks(database.manager)).problem).toBeNull();
  });

  it('pays by a decision only whom and what was agreed', async () => {
    const silent = await playToProof(database);
    await letNoticePass(silent);
    const [solver, donor] = [silent.solver.id, silent.donor.id];
    const escrow: Entry = { account: 'escrow', owner: silent.issueId, cents: -PLEDGED };
    const rest: Entry[] = [
      { account: 'platform', cents: 5_000 },
      { account: 'donor', owner: donor, cents: 10_000 },
    ];
    const release = (...entries: Entry[]) => releaseAndUndo(silent, [escrow, ...entries]);
    await release({ account: 'solver', owner: solver, cents: 45_000 }, ...rest);
    const stolen = release({ account: 'solver', owner: thief, cents: 45_000 }, ...rest);
    await expect(stolen).rejects.toThrow(REFUSED);
    for (const [paid, fee] of [
      [50_000, 0],
      [44_000, 6_000],
      [45_000, 5_001],
    ] as const) {
      const left = { account: 'donor' as const, owner: donor, cents: PLEDGED - paid - fee };
      const kept: Entry[] = fee === 0 ? [] : [{ account: 'platform', cents: fee }];
      const wrong = release({ account: 'solver', owner: solver, cents: paid }, ...kept, left);
      await expect(wrong).rejects.toThrow(REFUSED);
    }
    const toThief: Entry = { account: 'donor', owner: thief, cents: 10_000 };
    const toSolver: Entry = { account: 'solver', owner: solver, cents: 45_000 };
    const wrong = release(toSolver, { account: 'platform', cents: 5_000 }, toThief);
    await expect(wrong).rejects.toThrow(REFUSED);
  });
});

describe('the check of all books', () => {
  it('names the issue whose pledges do not make up what it shows', async () => {
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `update pledge set status = 'withdrawn', closed_at = now() where id = '${pledgeId}'`,
    );
    const { problem } = await checkBooks(runner.manager);
    await runner.rollbackTransaction();
    await runner.release();
    expect(problem).toBe(`issue ${judged.issueId} shows other funds than the pledges that stand`);
  });
});
