import type { Page, Worker } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { streamEvents } from '#schema/event.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import { NOTICE_CHOICES } from '#schema/notices/notificationTypes.ts';
import { saveNoticeChoices } from '#schema/notices/noticeChoice.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { OFFER, REPORT } from '#tests/scenarios/fixtures.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { seeInstalled, signIn, signUp } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

const PHONE = { width: 360, height: 800 };

async function openSettings(page: Page): Promise<void> {
  await page.goto(`${site.origin}/profile?section=settings&page=notifications`);
  await page.getByRole('heading', { name: 'Push and email' }).waitFor();
  await page.getByRole('group', { name: 'Pledges' }).waitFor();
}

const kind = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Presses a box and waits until it shows the choice, which takes the app a moment. */
async function choose(page: Page, name: string, way: string): Promise<void> {
  await kind(page, name).getByRole('checkbox', { name: way }).click();
  await kind(page, name).getByRole('checkbox', { name: way, checked: true }).waitFor();
}

/**
 * A browser whose push service answers at once, with an address of our choice: the real ones belong
 * to the makers of browsers and cannot be asked here.
 */
async function withPushService(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((answer) => {
    let subscription: object | null = null;
    const key = new Uint8Array([4, ...Array.from({ length: 64 }, (_, at) => at)]);
    const text = (bytes: Uint8Array) =>
      btoa(String.fromCodePoint(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    Object.defineProperty(Notification, 'permission', {
      get: () => (subscription ? 'granted' : answer),
    });
    Notification.requestPermission = async () => (answer === 'denied' ? 'denied' : 'granted');
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const endpoint = 'https://push.example.org/send/1';
      subscription = {
        endpoint,
        options: {
          applicationServerKey: (options as { applicationServerKey: Uint8Array })
            .applicationServerKey.buffer,
        },
        toJSON: () => ({ endpoint, keys: { p256dh: text(key), auth: text(key.slice(0, 16)) } }),
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      return subscription as PushSubscription;
    };
  }, permission);
}

/** Hands a message to the worker as a push service would, past all encryption. */
async function deliverPush(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.origin));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: site.origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

type NotingScope = { registration: ServiceWorkerRegistration; shown: object[] };

/**
 * Has the worker note what the browser has taken to show. Asked back, a browser without a desktop
 * may know of none: it waits half a minute for the machine's own way of showing them.
 */
async function noteShown(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as NotingScope;
    scope.shown = [];
    const show = scope.registration.showNotification.bind(scope.registration);
    scope.registration.showNotification = async (title, options) => {
      await show(title, options);
      scope.shown.push({ title, body: options?.body, tag: options?.tag });
    };
  });
}

const shownBy = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as NotingScope).shown);

describe('the settings of push and email', () => {
  test('everything but emails about money and deadlines is off, and a choice is kept', async () => {
    const page = await deviceOfTest().open();
    await signUp(page, site, 'ada');
    await openSettings(page);
    await kind(page, 'Your money and your deadlines')
      .getByRole('checkbox', { name: 'Email', checked: true })
      .waitFor();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
    await choose(page, 'Pledges', 'Email');
    await choose(page, 'Proposals', 'Push');
    await page.getByText('No device of yours gets pushes yet.').waitFor();
    const saved = async () => {
      const rows = await site.query<{ type: string }>(
        'select c.type from notification_choice c join app_user u on u.id = c.user_id where u.username = $1 and (by_push or by_email)',
        ['ada'],
      );
      return rows.map(({ type }) => type).toSorted();
    };
    await expect.poll(saved).toEqual(['pledge', 'proposal']);
    await page.reload();
    await kind(page, 'Pledges').getByRole('checkbox', { name: 'Email', checked: true }).waitFor();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(3);
  });

  test('turning push on asks, subscribes and chooses; turning it off forgets the device', async () => {
    const page = await deviceOfTest().open();
    await withPushService(page, 'default');
    await signUp(page, site, 'bea');
    await page.setViewportSize(PHONE);
    await openSettings(page);
    await page.getByRole('button', { name: 'Turn on push on this device' }).click();
    await page.getByText('This device gets pushes until you sign out.').waitFor();
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'Push', checked: true }).count())
      .toBe(NOTICE_CHOICES.length);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('This device gets no pushes yet.').waitFor();
    expect(await site.query('select 1 from push_subscription')).toEqual([]);
  });

  test('a person who forbids notifications is told, and nothing has changed', async () => {
    const page = await deviceOfTest().open();
    await withPushService(page, 'denied');
    await signUp(page, site, 'cleo');
    await openSettings(page);
    await page.getByText('Notifications of this site are blocked in this browser.').waitFor();
    expect(await page.getByRole('button', { name: 'Turn on push on this device' }).count()).toBe(0);
  });
});

describe('the bell', () => {
  test('counts what others do from the moment of signing in, without a reload', async () => {
    const [fay, gus] = [await site.join('fay'), await site.join('gus')];
    const { id } = await fay.expectCall(reportIssue, { body: REPORT });
    const page = await deviceOfTest().open();
    // Taking over, the worker has everything read again; later nothing but the stream does.
    await page.goto(`${site.origin}/faq`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated');
    const stream = page.waitForResponse(`${site.origin}${streamEvents.path}?*`);
    await page.goto(`${site.origin}/auth`);
    await stream;
    await signIn(page, 'fay');
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await gus.expectCall(createProposal, { params: { id }, body: OFFER });
    const counted = page.getByRole('button', { name: 'Notifications, 1 unread' });
    await expect.poll(() => counted.count()).toBe(1);
  });
});

describe('the local mailbox', () => {
  test('says that no mail leaves, and shows the one about a message, with its link', async () => {
    const [dora, egon] = [await site.join('dora'), await site.join('egon')];
    const choices = [{ type: 'message' as const, byPush: false, byEmail: true }];
    await dora.expectCall(saveNoticeChoices, { body: { choices } });
    const { id } = await dora.expectCall(reportIssue, { body: REPORT });
    const page = await deviceOfTest().open();
    await page.goto(`${site.origin}/auth?redirect=%2Fmailbox`);
    await signIn(page, 'dora');
    await page.setViewportSize(PHONE);
    await page.goto(`${site.origin}/mailbox`);
    await page.getByText('Local mailbox: no mail leaves this machine.').waitFor();
    await page.getByRole('link', { name: /\/confirm\//u }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    await page.goto(`${site.origin}/mailbox`);
    const body = { message: 'I can see it from here.' };
    await egon.expectCall(postMessage, { params: { id }, body });
    const mail = page.getByRole('article').filter({ hasText: 'egon' });
    await mail.getByRole('link', { name: new RegExp(`/issues/${id}#discussion$`, 'u') }).waitFor();
    expect(await mail.getByRole('heading').textContent()).toContain('egon');
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('a push', () => {
  test('that reaches the worker is shown', async () => {
    const own = deviceOfTest({ isWhole: true });
    const page = await own.open();
    await page.context().grantPermissions(['notifications'], { origin: site.origin });
    await page.goto(`${site.origin}/issues`);
    // A worker that has not become active yet would not hear of it.
    await seeInstalled(page);
    const message = { title: 'A pledge', body: 'dan pledged $5.00.', tag: 'n1', data: '/issues/1' };
    const [worker] = page.context().serviceWorkers();
    if (!worker) throw new Error('The app has no worker');
    await noteShown(worker);
    await deliverPush(page, message);
    const { title, body, tag } = message;
    await expect.poll(() => shownBy(worker)).toEqual([{ title, body, tag }]);
  });
});
