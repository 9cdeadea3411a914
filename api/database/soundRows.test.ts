import { expect, it } from 'vitest';
import { createPledge } from '#schema/case/pledge.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();
const rosa = await personOf(api);
const donor = await personOf(api);
const issue = await fileReport(rosa);
await donor.expectCall(createPledge, { body: { issueId: issue.id, amount: '5.00' } });
await api.database.query(
  `insert into idempotency_key (key_hash, request_hash, created_at)
   values (sha256('key'), sha256('request'), now())`,
);

const SOME = '00000000-0000-4000-8000-000000000001';

const UNSOUND: Record<string, Record<string, unknown>[]> = {
  issue: [
    ...['title', 'description', 'location', 'solution_criteria', 'external_id'].map((column) => ({
      [column]: '',
    })),
    { title: 'x'.repeat(121) },
    { description: 'x'.repeat(5_001) },
    { location: 'x'.repeat(201) },
    { solution_criteria: 'x'.repeat(2_001) },
    { external_id: 'x'.repeat(101) },
    { latitude: 90.1 },
    { longitude: -180.1 },
    { cell: -1 },
    { cell: 2 ** 40 },
    { priority: 'urgent' },
    { category: 'No name' },
    { status: 'closed' },
    { verification_state: 'closed' },
    { selected_proposal_id: SOME },
    { merged_into_id: issue.id },
    { merged_into_id: SOME, status: 'in_progress', selected_proposal_id: SOME },
    ...['funding_cents', 'pledge_count', 'pledger_count', 'proposal_count'].map((column) => ({
      [column]: -1,
    })),
    { message_count: -1 },
    { affected_count: -1 },
    { answers: {} },
    { answers: ['x'.repeat(65_536)] },
  ],
  pledge: [
    { amount_cents: 0 },
    { amount_cents: 1_000_000_000_001 },
    { pledge_number: 0 },
    { solver_share_bp: 8_999 },
    { solver_share_bp: 10_001 },
    { status: 'lost', closed_at: '2026-01-01' },
    { status: 'spent' },
    { closed_at: '2026-01-01' },
    { moved_from_id: SOME },
    { moved_from_number: 1 },
  ],
  ledger_transaction: [
    { kind: 'gift' },
    { kind: 'release', pledge_id: null },
    { decision_id: SOME },
    { kind: 'premium', pledge_id: null },
    { premium_id: SOME },
    { ruling_id: SOME },
    { pledge_id: null },
    { kind: 'premium_refund', premium_id: SOME },
  ],
  ledger_entry: [
    { account: 'bank' },
    { amount_cents: 0 },
    { account: 'escrow', issue_id: null, user_id: null },
    { account: 'platform', issue_id: SOME, user_id: null },
    { account: 'solver', issue_id: null, user_id: null },
    { account: 'platform', issue_id: null, user_id: SOME },
  ],
  notification: [
    { type: 'rumour' },
    { content: '' },
    { content: 'x'.repeat(501) },
    { lines: [] },
    { type: 'digest', lines: {} },
  ],
  audit_entry: [
    { action: '' },
    { action: 'x'.repeat(61) },
    { sequence: 0 },
    { hash: '\\x00' },
    { previous_hash: '\\x00' },
    { actor_digest: '\\x00' },
  ],
  idempotency_key: [{ key_hash: '\\x00' }, { request_hash: '\\x00' }, { status: 300 }],
};

it.each(Object.entries(UNSOUND))(
  'a row of %s is sound, and none that breaks a rule',
  async (table, changes) => {
    for (const change of [{}, ...changes]) {
      const rows: { sound: boolean }[] = await api.database.query(
        `select is_sound(jsonb_populate_record(t, $1)) as sound from ${table} t limit 1`,
        [JSON.stringify(change)],
      );
      expect([change, rows]).toEqual([change, [{ sound: Object.keys(change).length === 0 }]]);
    }
  },
);

it.each(Object.keys(UNSOUND))('%s takes no row that is not sound', async (table) => {
  const rows: { rule: string }[] = await api.database.query(
    `select lower(pg_get_constraintdef(oid) collate "C") as rule from pg_constraint
     where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  expect(rows).toEqual([{ rule: `check ((is_sound(${table}.*) is true))` }]);
});

it('refuses an unsound row with the name of its table’s rule', async () => {
  const change = api.database.query('update issue set funding_cents = -1 where id = $1', [
    issue.id,
  ]);
  await expect(change).rejects.toMatchObject({ code: '23514', constraint: 'issue_sound' });
});
