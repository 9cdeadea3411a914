import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { queryEmbedded } from '#tests/support/database/embeddedServer.ts';
import { startServerProcess } from '#tests/support/servers/serverProcess.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

const MAIN = path.join(import.meta.dirname, '../../dist/api/main.js');

/** What the check of the books prints, beside the running server. */
function verify(dataDir: string) {
  const { status, stdout } = spawnSync(process.execPath, [MAIN, '--verify'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return { status, stdout };
}

test('the check of the books names a changed entry by its row, and passes when it is undone', async () => {
  const dataDir = testFolder();
  const server = await startServerProcess({ DATA_DIR: dataDir, DEMO_DATA: 'on' });
  const whole = verify(dataDir);
  expect(whole.stdout).toMatch(/^The books hold: \d+ ledger transactions, \d+ audit entries\./u);
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
  expect(broken.stdout).toContain(`audit_entry ${where.join(' ')} `);
  expect(broken.status).toBe(1);

  await change(entry?.data);
  expect(verify(dataDir).status).toBe(0);
  await server.stop();
});
