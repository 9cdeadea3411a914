import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { transact } from '#api/database/transaction.ts';
import { saveSiteSettings } from '#schema/site/siteSettings.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { listLedger } from '#schema/case/audit.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { createApiKey } from '#schema/partners/apiKeys.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import {
  DATA_PACKAGE,
  OPEN_DATA_FILES,
  OPEN_DATA_REMADE_MINUTES,
} from '#schema/partners/openData.ts';
import { DEMO_SITE } from '#schema/site/newSite.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { makeOpenData } from './makeOpenData.ts';

const run = promisify(execFile);
const api = await apiOfTests();
const operator = await operatorOf(api);
const reporter = await personOf(api);
const first = await fileReport(reporter, { title: 'Lamp is <dark> & broken, since May' });
const hidden = await fileReport(reporter, { title: '=cmd|calc' });

let offsetMs = 0;
const clock = { ...api.clock, now: () => new Date(Date.now() + offsetMs) };
/** Makes the copy; whether one was due. */
const make = () =>
  transact(api.database, { actor: null, clock, isAuditExempt: true }, (tx) =>
    makeOpenData(tx, api.origin),
  );
const ask = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${api.origin}/api/data/${name}`, { headers });

test('a copy of the month is made once, whole, with what the feeds hold', async () => {
  expect(await make()).toBe(true);
  expect((await ask(DATA_PACKAGE)).status).toBe(200);
  expect(await make()).toBe(false);
  const described = (await (await ask(DATA_PACKAGE)).json()) as {
    description: string;
    licenses: unknown[];
    resources: { path: string; bytes: number; hash: string }[];
  };
  expect(described.licenses).toEqual([]);
  expect(described.description).toContain('no discussions');
  expect(described.resources.map(({ path }) => path)).toEqual(
    OPEN_DATA_FILES.map((name) => `${api.origin}/api/data/${name}`),
  );
  for (const { path, bytes, hash } of described.resources)
    for (const encoding of ['gzip', 'identity']) {
      const response = await fetch(path, { headers: { 'accept-encoding': encoding } });
      const body = Buffer.from(await response.arrayBuffer());
      const digest = createHash('sha256').update(body).digest('hex');
      expect([response.headers.get('content-encoding') ?? 'identity', body.length]).toEqual([
        encoding,
        bytes,
      ]);
      expect(`sha256:${digest}`).toBe(hash);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
  const feed = await (await fetch(`${api.origin}/feeds/issues.csv`)).text();
  const text = await (await ask('issues.csv')).text();
  expect(text).toBe(feed);
  for (const personal of [reporter.id, reporter.username]) expect(text).not.toContain(personal);
  const tag = (await ask('issues.csv')).headers.get('etag') ?? '';
  expect((await ask('issues.csv', { 'if-none-match': tag })).status).toBe(304);
});

test('the books of the copy are those that everybody may read, balanced, without people', async () => {
  const donor = await personOf(api);
  await donor.expectCall(createPledge, { body: { issueId: first.id, amount: '12.50' } });
  await api.database.query('delete from open_data');
  expect(await make()).toBe(true);
  const text = await (await ask('ledger.csv')).text();
  // None of its cells contains quotes or commas.
  const [, ...rows] = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const own = rows.filter(([, , issueId]) => issueId === first.id);
  const { items } = await donor.expectCall(listLedger, { params: { id: first.id } });
  const shown = items.flatMap(({ id, kind, entries }) =>
    entries.map(({ account, amount }) => [id, kind, account, amount]),
  );
  expect(own.map(([, id, , , kind, , account, amount]) => [id, kind, account, amount])).toEqual(
    shown,
  );
  expect(new Set(own.map((row) => row[7]))).toEqual(new Set(['-12.50', '12.50']));
  for (const personal of [donor.id, donor.username]) expect(text).not.toContain(personal);
});

test('a copy from before there were books is made anew, and has none meanwhile', async () => {
  await api.database.query("delete from open_data_file where name = 'ledger.csv'");
  expect((await ask('ledger.csv')).status).toBe(404);
  expect((await ask('issues.csv')).status).toBe(200);
  offsetMs += (OPEN_DATA_REMADE_MINUTES + 1) * MINUTE_MS;
  expect(await make()).toBe(true);
  expect((await ask('ledger.csv')).status).toBe(200);
});

test('a copy that is being made ends with the server, and is made anew by the next', async () => {
  await api.database.query('delete from open_data');
  const stopping = new AbortController();
  const context = { actor: null, clock, isAuditExempt: true };
  const made = transact(api.database, context, async (tx) => {
    const query = tx.query.bind(tx);
    // On the first page of the list.
    tx.query = async (sql, values) => {
      if (sql.includes('external_id')) stopping.abort();
      return query(sql, values);
    };
    return makeOpenData(tx, api.origin, stopping.signal);
  });
  await expect(made).rejects.toThrow('aborted');
  expect(await make()).toBe(true);
});

test('what is hidden is in no copy: it is shut at once and made anew, though not at every call', async () => {
  const reason = 'The photo shows the faces of children.';
  const body = { isHidden: true, reason };
  await operator.expectCall(hideIssue, { params: { id: hidden.id }, body });
  const shut = await ask('issues.csv');
  expect([shut.status, shut.headers.get('retry-after')]).toEqual([503, '600']);
  expect(await shut.text()).toContain('no longer public');
  expect(await make()).toBe(false);
  offsetMs += (OPEN_DATA_REMADE_MINUTES + 1) * MINUTE_MS;
  expect(await make()).toBe(true);
  const text = await (await ask('issues.csv')).text();
  expect(text).toContain(first.title);
  expect(text).not.toContain(hidden.id);
  expect(await make()).toBe(false);
});

test('the licence is the one that the operator chose, on the page and in the description', async () => {
  const page = async () => (await fetch(`${api.origin}/api/data`)).text();
  expect(await page()).toContain('has chosen none');
  const settings = { ...DEMO_SITE, licence: 'CC-BY-4.0' as const };
  const reason = 'The council decided on a licence for open data.';
  await operator.expectCall(saveSiteSettings, { body: { version: 0, settings, reason } });
  await expect.poll(page).toContain('https://creativecommons.org/licenses/by/4.0/');
  expect(await (await ask(DATA_PACKAGE)).text()).toContain('"CC-BY-4.0"');
});

test('every command of the page runs as it is printed, and every example answers', async () => {
  const page = await (await fetch(`${api.origin}/api/data`)).text();
  const { key } = await reporter.expectCall(createApiKey, {
    body: { name: 'Script', scopes: ['report'], password: reporter.password },
  });
  const blocks = [...page.matchAll(/<pre tabindex="0" dir="ltr">(curl .+?)<\/pre>/gsu)].map(
    ([, it = '']) =>
      it
        .replaceAll(/&(?:#39|apos);/gu, "'")
        .replaceAll('&amp;', '&')
        .replaceAll('YOUR_KEY', key),
  );
  expect(blocks.length).toBeGreaterThan(10);
  for (const block of blocks) {
    const failing = block.replaceAll(/^curl /gmu, 'curl --silent --show-error --fail ');
    const { stdout } = await run('bash', ['-ec', failing], { cwd: testFolder() });
    expect([block, stdout.includes('"errors"')]).toEqual([block, false]);
  }
  const examples = [...page.matchAll(/<a href="(\/(?:open311|api\/data)[^"]*)"/gu)];
  expect(examples.length).toBeGreaterThan(7);
  for (const [, path = ''] of examples) {
    const response = await fetch(api.origin + path.replaceAll('&amp;', '&'));
    expect([path, response.status]).toEqual([path, 200]);
  }
});
