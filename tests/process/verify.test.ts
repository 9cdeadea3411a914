import { expect, test } from 'vitest';
import { reportIssue } from '#schema/issues/issue.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { queryEmbedded } from '#tests/support/database/embeddedServer.ts';
import { startServerOfTest } from '#tests/support/servers/serverOfTest.ts';
import { runCommandLine } from '#tests/support/servers/serverProcess.ts';
import { signInAt } from '#tests/support/servers/unlimitedServer.ts';
import { installedFolder } from '#tests/support/servers/filledFolder.ts';

/** What the check of the books prints, beside the running server. */
const verify = (dataDir: string) => runCommandLine(['--verify'], { DATA_DIR: dataDir });

test('the check of the books names a changed entry by its row, and passes when it is undone', async () => {
  const dataDir = await installedFolder();
  const { origin } = await startServerOfTest({ DATA_DIR: dataDir, DEMO_DATA: 'off' });
  const { id } = await (await signInAt(origin)).expectCall(reportIssue, { body: REPORT });
  const dan = await signInAt(origin, 'dan');
  await dan.expectCall(createPledge, { body: { issueId: id, amount: '7.25' } });
  const whole = verify(dataDir);
  expect(whole.output).toMatch(/^The books hold: \d+ ledger transactions, \d+ audit entries\./u);
  expect(whole.status).toBe(0);

  const [entry] = await queryEmbedded<{ issue_id: string; sequence: number; data: string }>(
    dataDir,
    `select issue_id, sequence, data from audit_entry where action = 'pledge_made' limit 1`,
  );
  const where = [entry?.issue_id, entry?.sequence];
  const change = (data: string | undefined) =>
    queryEmbedded(
      dataDir,
      'update audit_entry set data = $3 where issue_id = $1 and sequence = $2',
      [...where, data],
    );
  await queryEmbedded(dataDir, 'alter table audit_entry disable trigger user');
  await change(entry?.data.replace('"amountCents":"', '"amountCents":"9'));
  const broken = verify(dataDir);
  expect(broken.output).toContain(`audit_entry ${where.join(' ')} `);
  expect(broken.status).toBe(1);

  await change(entry?.data);
  expect(verify(dataDir).status).toBe(0);
});
