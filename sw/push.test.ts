import { expect, test } from 'vitest';
import { keepSubscription, openNotice, showPush } from './push.ts';

type Message = Parameters<typeof showPush>[0];
type Scope = Parameters<typeof showPush>[1];

const ORIGIN = 'https://trybe.example';

/** A worker scope as far as push needs it; `shown` and `opened` record the effects. */
function scopeOf(urls: string[]) {
  const shown: unknown[] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const windows = urls.map((url) => ({
    url,
    focus: async () => void focused.push(url),
  }));
  const scope = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: async (title: string, options: object) =>
        void shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void opened.push(url),
    },
  } as unknown as Scope;
  return { scope, shown, opened, focused };
}

const noticeTo = (path: string) => {
  const closed: string[] = [];
  const notification = { data: path, close: () => closed.push(path) } as unknown as Parameters<
    typeof openNotice
  >[0];
  return { notification, closed };
};

test('a push is shown with title, text and the name that makes a repeat replace it', async () => {
  const { scope, shown } = scopeOf([]);
  const message = { title: 'A pledge', body: 'dan pledged $5.00.', tag: 't', data: '/issues/1' };
  await showPush({ json: () => message } as Message, scope);
  expect(shown).toEqual([message]);
});

test('a press goes to the window that shows the issue already', async () => {
  const { scope, focused, opened } = scopeOf([`${ORIGIN}/map`, `${ORIGIN}/issues/1#pledges`]);
  const { notification, closed } = noticeTo('/issues/1#proposals');
  await openNotice(notification, scope);
  expect(focused).toEqual([`${ORIGIN}/issues/1#pledges`]);
  expect([opened, closed]).toEqual([[], ['/issues/1#proposals']]);
});

test('otherwise it opens one, and no other window loses what it shows', async () => {
  const { scope, focused, opened } = scopeOf([`${ORIGIN}/report-issue`]);
  await openNotice(noticeTo('/issues/1#proposals').notification, scope);
  expect([focused, opened]).toEqual([[], [`${ORIGIN}/issues/1#proposals`]]);
});

test('the server learns where the browser is reached from now on', async () => {
  const requests: Request[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = async (path, init) => {
    requests.push(new Request(new URL(path as string, ORIGIN), init));
    return new Response(null, { status: 204 });
  };
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example.org/1' }) };
  await keepSubscription(subscription as Parameters<typeof keepSubscription>[0]);
  globalThis.fetch = before;
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `PUT ${ORIGIN}/api/push/subscriptions`,
  ]);
  expect(await requests[0]?.json()).toEqual({ endpoint: 'https://push.example.org/1' });
});
