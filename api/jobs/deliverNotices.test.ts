import { randomUUID } from 'node:crypto';
import { getEventListeners } from 'node:events';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { saveNoticeChoices } from '#api/notices/noticeChoices.ts';
import { messageNotice, noticesFor } from '#api/notices/notices.rules.ts';
import { MailError } from '#api/platform/ports.ts';
import { saveRead, saveNotices } from '#api/notices/notices.sql.ts';
import { openOutreachSite } from '#tests/support/browser/outreachSite.ts';
import { insertIssue } from '#tests/support/database/testDatabase.ts';

const site = await openOutreachSite();
afterEach(async () => {
  site.pushServer.answerWith(201);
  await site.database.query('delete from notice_delivery');
});
afterAll(() => site.close());

describe('a notice', () => {
  it('leaves the app by nothing until somebody asks for it', async () => {
    const rosa = await site.person();
    await site.subscribe(rosa);
    await site.tell(rosa);
    expect(await site.waiting()).toEqual([]);
  });

  it('reaches every browser and the address of who asked, once', async () => {
    const rosa = await site.person();
    const [phone, desktop] = [await site.subscribe(rosa), await site.subscribe(rosa)];
    await site.choose(rosa, true, true);
    const issueId = await site.tell(rosa);
    const mails = await site.round();
    expect(mails).toMatchObject([{ to: `${rosa.id}@example.org` }]);
    const message = {
      body: 'dan pledged $5.00 to “Broken lamp”.',
      data: `/issues/${issueId}#pledges`,
    };
    expect(phone.messages).toMatchObject([message]);
    expect(desktop.messages).toMatchObject([message]);
    expect(await site.waiting()).toEqual([]);
    expect(await site.round({ atMinutes: 60 })).toEqual([]);
    expect(phone.messages).toHaveLength(1);
  });

  it('leaves for no address that nobody has proved', async () => {
    const rosa = await site.person();
    await site.choose(rosa, false, true);
    await site.database.query('update app_user set email_proved_at = null where id = $1', [
      rosa.id,
    ]);
    await site.tell(rosa);
    expect(await site.round()).toEqual([]);
    expect(await site.waiting()).toEqual([]);
  });

  it('leaves with others while one listener waits for the end of the process', async () => {
    const rosa = await site.person();
    await site.choose(rosa, false, true);
    for (let at = 0; at < 8; at += 1) await site.tell(rosa);
    const { signal } = new AbortController();
    const listen = vi.spyOn(signal, 'addEventListener');
    expect(await site.round({}, signal)).toHaveLength(8);
    // Node takes more than ten listeners on one signal for a leak, and the log says so.
    expect(listen).toHaveBeenCalledOnce();
  });

  it('that has left keeps nothing listening for the end of the process', async () => {
    const rosa = await site.person();
    await site.choose(rosa, false, true);
    await site.tell(rosa);
    const { signal } = new AbortController();
    expect(await site.round({}, signal)).toHaveLength(1);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('of another kind stays in the app', async () => {
    const rosa = await site.person();
    await site.act(rosa, (tx) =>
      saveNoticeChoices(tx, [{ type: 'vote', byPush: true, byEmail: true }]),
    );
    await site.tell(rosa);
    expect(await site.waiting()).toEqual([]);
  });

  it('does not leave when the act that made it is undone', async () => {
    const rosa = await site.person();
    await site.choose(rosa, false, true);
    const failed = site.act(rosa, async (tx) => {
      const issueId = await insertIssue(tx, randomUUID());
      await saveNotices(
        tx,
        issueId,
        noticesFor([rosa.id], 'dan', messageNotice('dan', { title: 'x' })),
      );
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    expect(await site.round()).toEqual([]);
  });

  it('that was read in the app meanwhile is not sent after all', async () => {
    const rosa = await site.person();
    await site.choose(rosa, false, true);
    await site.tell(rosa);
    await site.act(rosa, (tx) => saveRead(tx, rosa.id, null));
    expect(await site.round()).toEqual([]);
    expect(await site.waiting()).toEqual([]);
  });

  it('is called back when the channel is switched off before it left', async () => {
    const rosa = await site.person();
    const phone = await site.subscribe(rosa);
    await site.choose(rosa, true, true);
    await site.tell(rosa);
    await site.choose(rosa, false, true);
    expect(await site.round()).toHaveLength(1);
    expect(phone.messages).toEqual([]);
  });

  it('reaches no browser whose sign-in has ended', async () => {
    const rosa = await site.person();
    const { sessionHash, messages } = await site.subscribe(rosa);
    await site.choose(rosa, true, false);
    await site.database.query('update session set is_ended = true where id_hash = $1', [
      sessionHash,
    ]);
    await site.tell(rosa);
    await site.round();
    expect(messages).toEqual([]);
  });

  it('reaches no browser whose sign-in ends while the notice is on its way', async () => {
    const rosa = await site.person();
    const [left, kept] = [await site.subscribe(rosa), await site.subscribe(rosa)];
    await site.choose(rosa, true, false);
    await site.tell(rosa);
    await site.database.query('update session set is_ended = true where id_hash = $1', [
      left.sessionHash,
    ]);
    await site.round();
    expect(left.messages).toEqual([]);
    expect(kept.messages).toHaveLength(1);
    expect(await site.waiting()).toEqual([]);
  });
});

describe('several processes', () => {
  it('send each notice once between them', async () => {
    const rosa = await site.person();
    const phone = await site.subscribe(rosa);
    await site.choose(rosa, true, true);
    for (let count = 0; count < 15; count += 1) await site.tell(rosa, `Notice ${count}`);
    const { database, other } = site;
    const processes = [database, other, database, other, database, other];
    const sent = await Promise.all(processes.map((by) => site.round({ database: by })));
    const subjects = sent.flat().map(({ subject }) => subject);
    expect(subjects).toHaveLength(15);
    expect(new Set(subjects).size).toBe(15);
    expect(phone.messages).toHaveLength(15);
  });

  it('take over what a process held that died, after its time, and not before', async () => {
    const rosa = await site.person();
    await site.choose(rosa, false, true);
    await site.tell(rosa);
    const dying = new AbortController();
    const hanging = { send: () => new Promise<void>(() => undefined) };
    const died = site.round({ mailer: hanging }, dying.signal);
    await expect.poll(() => site.waiting()).toEqual([1]);
    expect(await site.round({ atMinutes: 4 })).toEqual([]);
    dying.abort();
    await died;
    expect(await site.round({ atMinutes: 6 })).toHaveLength(1);
  });
});

describe('what fails', () => {
  it('is tried again, each time later, and given up after half a day', async () => {
    const rosa = await site.person();
    const phone = await site.subscribe(rosa);
    await site.choose(rosa, true, false);
    await site.tell(rosa);
    site.pushServer.answerWith(503);
    const before = site.pushServer.received.length;
    const warnings: string[] = [];
    for (let minute = 0; minute <= 13 * 60; minute += 5) {
      await site.round({ atMinutes: minute, warn: (message) => warnings.push(message) });
    }
    expect(site.pushServer.received.length - before).toBe(7);
    expect(await site.waiting()).toEqual([]);
    expect(warnings.at(-1)).toContain('given up');
    expect(phone.messages).toEqual([]);
  });

  it('waits as long as the push service asks', async () => {
    const rosa = await site.person();
    const phone = await site.subscribe(rosa);
    await site.choose(rosa, true, false);
    await site.tell(rosa);
    site.pushServer.answerWith(429, { 'retry-after': '600' });
    await site.round();
    site.pushServer.answerWith(201);
    await site.round({ atMinutes: 9 });
    expect(phone.messages).toEqual([]);
    await site.round({ atMinutes: 11 });
    expect(phone.messages).toHaveLength(1);
  });

  it('because the browser is gone ends its subscription', async () => {
    const rosa = await site.person();
    await site.subscribe(rosa);
    await site.choose(rosa, true, false);
    await site.tell(rosa);
    site.pushServer.answerWith(410);
    await site.round();
    const rows: unknown[] = await site.database.query(
      'select 1 from push_subscription where user_id = $1',
      [rosa.id],
    );
    expect(rows).toEqual([]);
    expect(await site.waiting()).toEqual([]);
  });

  it('because the address is refused for good is not tried again, and nothing personal is told', async () => {
    const rosa = await site.person();
    await site.choose(rosa, false, true);
    await site.tell(rosa, 'Secret garden');
    const warnings: string[] = [];
    const refusal = new MailError('EENVELOPE 550', true);
    const mailer = { send: () => Promise.reject(refusal) };
    await site.round({ mailer, warn: (message) => warnings.push(message) });
    expect(await site.waiting()).toEqual([]);
    const unknown = new Error(`no route to ${rosa.id}@example.org`);
    await site.tell(rosa, 'Secret garden');
    const broken = { send: () => Promise.reject(unknown) };
    await site.round({ mailer: broken, warn: (message) => warnings.push(message) });
    expect(warnings).toHaveLength(2);
    expect(warnings.join()).not.toMatch(/example\.org|Secret|dan pledged/u);
  });

  it('where there is no mail at all does not pile up', async () => {
    const rosa = await site.person();
    await site.choose(rosa, false, true);
    await site.tell(rosa);
    await site.round({ mailer: null });
    expect(await site.waiting()).toEqual([]);
  });
});
