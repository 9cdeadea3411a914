import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { deleteIssue } from '#schema/issues/issue.ts';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { OUTBOX_FILE_FORMAT, OUTBOX_FILE_VERSION } from '#schema/transfer/outboxFileFormat.ts';
import type { Fault } from '#tests/support/servers/faultProxy.ts';
import { readOutboxRows } from '#tests/support/browser/outboxRows.ts';
import {
  countOf,
  expectArrivedOnce,
  openApp,
  phoneOf,
  sendNow,
  statusOf,
  writeUnder,
} from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const PROBLEM = { 'content-type': 'application/problem+json', [MARK_HEADER]: MARK };
const HTML = { 'content-type': 'text/html; charset=utf-8' };
/** Enough for 200 items in a minute if nobody asks before the time that the server names. */
const WRITES_PER_MINUTE = 150;
const ITEMS = 200;

const site = siteOfTests({
  RATE_LIMITS: 'on',
  RATE_LIMIT_WRITES: String(WRITES_PER_MINUTE),
  RATE_LIMIT_REQUESTS: '100000',
  RATE_LIMIT_REGISTRATIONS: '1000',
});

/** Takes in a file of unsent messages, as from another phone of the same person. */
async function importMessages(page: Page, userId: string, texts: readonly string[]) {
  const issues = await site.query<{ id: string }>(
    'select id from issue where deleted_at is null order by created_at',
  );
  const items = texts.map((message, index) => {
    const [id, entityId] = [randomUUID(), randomUUID()];
    const issueId = issues[index % issues.length]?.id ?? '';
    return {
      id,
      operation: 'postMessage',
      params: { id: issueId },
      body: { id: entityId, issueId, message },
      entityId,
      dependsOn: [],
      createdAt: Date.now() + index,
      isInDoubt: false,
      problem: null,
      needsAttention: false,
      parts: [],
    };
  });
  const file = { format: OUTBOX_FILE_FORMAT, version: OUTBOX_FILE_VERSION, userId, exportedAt: 0 };
  await page.goto(`${site.origin}/outbox`);
  await page.getByLabel('File with unsent items').setInputFiles({
    name: 'unsent.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...file, items })),
  });
  await seeToast(page, 'Imported');
  return issues;
}

async function idOf(username: string): Promise<string> {
  const rows = await site.query<{ id: string }>('select id from app_user where username = $1', [
    username,
  ]);
  return rows[0]?.id ?? '';
}

const messagesLike = (pattern: string) =>
  site.query<{ message: string }>(
    'select message from chat_message where message like $1 order by created_at, id',
    [pattern],
  );

const isReport = (method: string, url: string) => method === 'POST' && url === '/api/issues';
const refusalOf = (status: number, code: string) => ({
  kind: 'answer' as const,
  status,
  body: JSON.stringify({ status, code, detail: 'Not now.' }),
  matches: isReport,
});

describe('a server that is busy or away', () => {
  const FAULTS: Fault[] = [
    { kind: 'answer', status: 502, headers: HTML, body: '<h1>Bad Gateway</h1>' },
    { ...refusalOf(502, 'bad_gateway'), headers: PROBLEM },
    { ...refusalOf(503, 'unavailable'), headers: PROBLEM },
    { ...refusalOf(429, 'rate_limited'), headers: { ...PROBLEM, 'retry-after': '2' } },
  ];

  test('gets the report when it is back', async () => {
    const title = 'Waits for a busy server';
    const { page } = await phoneOf(site, 'amy');
    await writeUnder(site, page, { fault: { kind: 'cut' }, title });
    for (const fault of FAULTS) {
      site.line.set(fault);
      const answered = page.waitForResponse((answer) => answer.status() === statusIn(fault));
      await sendNow(page);
      await answered;
      await expect.poll(() => statusOf(page, title)).toBe('waiting');
    }
    expect(await countOf(site, title)).toBe(0);
    // Nobody presses anything: the app itself comes back.
    site.line.set({ kind: 'open' });
    await seeToast(page, 'Issue reported');
    await expectArrivedOnce(site, page, title);
  });

  test('is left alone until the time it named', async () => {
    const title = 'Not before eight seconds';
    const { page } = await phoneOf(site, 'abe');
    // Page and worker both send: the line knows of either.
    const [refusedAt, sentAt]: [number[], number[]] = [[], []];
    const noting = (times: number[]) => (method: string, url: string) =>
      isReport(method, url) && times.push(performance.now()) > 0;
    const headers = { ...PROBLEM, 'retry-after': '8' };
    const refusal = { ...refusalOf(429, 'rate_limited'), headers, matches: noting(refusedAt) };
    await writeUnder(site, page, { fault: refusal, title });
    await expect.poll(() => refusedAt.length).toBe(1);
    site.line.set({ kind: 'slow', delayMs: 0, matches: noting(sentAt) });
    await expect.poll(() => sentAt.length).toBeGreaterThan(0);
    expect((sentAt[0] ?? 0) - (refusedAt[0] ?? 0)).toBeGreaterThan(7_500);
    await seeToast(page, 'Issue reported');
    await expectArrivedOnce(site, page, title);
  });
});

const statusIn = (fault: Fault) => (fault.kind === 'answer' ? fault.status : 0);

describe('a photo whose line breaks after 90%', () => {
  test('is sent again and stored whole, with the hash of the device', async () => {
    const title = 'A photo cut in its last tenth';
    const { page } = await phoneOf(site, 'ben');
    const isUpload = (method: string) => method === 'PUT';
    // A small one is sent whole.
    const photo = await smallPhoto(31);
    const uploads = () => site.query<{ id: string }>('select id from upload');
    const before = await uploads();
    const fault: Fault = { kind: 'cut-request', part: 0.9, matches: isUpload };
    await writeUnder(site, page, { fault, title, photo });
    await expect
      .poll(() => site.line.forwarded.filter((line) => line.startsWith('PUT ')).length)
      .toBeGreaterThan(0);
    await expect.poll(() => statusOf(page, title)).toBe('waiting');
    expect(await countOf(site, title)).toBe(0);
    expect(await uploads()).toHaveLength(before.length);
    site.line.set({ kind: 'open' });
    await sendNow(page);
    await seeToast(page, 'Issue reported');
    await expectArrivedOnce(site, page, title);
  });
});

describe('one item among five that the server refuses', () => {
  test('stops none of the others, keeps its text and says why', async () => {
    const { page } = await phoneOf(site, 'cat');
    site.line.set({ kind: 'cut' });
    const texts = ['first', 'second', 'third', 'fourth', 'fifth'].map((text) => `${text} of five`);
    const issues = await importMessages(page, await idOf('cat'), texts);
    const nora = await site.signIn('nora');
    await nora.expectCall(deleteIssue, { params: { id: issues[1]?.id ?? '' } });
    site.line.set({ kind: 'open' });
    await sendNow(page);
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await attention.getByText('second of five').waitFor();
    await attention.getByText(/doesn't exist or has been removed/u).waitFor();
    await expect.poll(async () => (await messagesLike('% of five')).length).toBe(4);
    const rows = await readOutboxRows(page);
    expect(rows.filter(({ status }) => status === 'received')).toHaveLength(4);
  });
});

describe('a report that is refused', () => {
  test('keeps what belongs to it waiting, and both go out once it is accepted', async () => {
    const title = 'Refused for the time being';
    const { page } = await phoneOf(site, 'dee');
    await writeUnder(site, page, { fault: { kind: 'cut' }, title });
    const [row] = await readOutboxRows(page);
    await page.goto(`${site.origin}/issues/${row?.entityId ?? ''}#discussion`);
    await page.getByLabel('Your message').fill('It belongs to the refused one');
    await page.getByRole('button', { name: /send/iu }).click();
    await expect.poll(async () => (await readOutboxRows(page)).length).toBe(2);

    await site.query("update app_user set is_frozen = true where username = 'dee'");
    site.line.set({ kind: 'open' });
    await page.goto(`${site.origin}/outbox`);
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await attention.getByText('This account is frozen and read-only.').first().waitFor();
    await page.getByText(`Waits for “${title}”, which needs your attention first.`).waitFor();
    expect(await countOf(site, title)).toBe(0);

    await site.query("update app_user set is_frozen = false where username = 'dee'");
    await attention.getByRole('button', { name: `Resend: ${title}` }).click();
    await seeToast(page, 'Issue reported');
    await expectArrivedOnce(site, page, title);
    await expect
      .poll(async () => (await messagesLike('It belongs to the refused one')).length)
      .toBe(1);
  });
});

describe('two hundred items under the rate limits', () => {
  test('all arrive once and in order, however often the server says not yet', async () => {
    const { phone, page } = await phoneOf(site, 'eli');
    site.line.set({ kind: 'cut' });
    const texts = Array.from({ length: ITEMS }, (_, index) => `item ${index + 1_000}`);
    await importMessages(page, await idOf('eli'), texts);
    site.line.set({ kind: 'open' });
    await phone.close();
    const again = await openApp(site, phone, '/outbox');
    await expect
      .poll(async () => (await messagesLike('item 1%')).length, { timeout: 100_000 })
      .toBe(ITEMS);
    await expect
      .poll(async () => (await readOutboxRows(again)).every(({ status }) => status === 'received'))
      .toBe(true);
    const perIssue = await site.query<{ texts: string[] }>(
      `select array_agg(message order by created_at, id) as texts from chat_message
       where message like 'item 1%' group by issue_id`,
    );
    for (const { texts: said } of perIssue) expect(said).toEqual(said.toSorted());
  }, 150_000);
});
