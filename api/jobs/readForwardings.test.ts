import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBodies } from '#api/partners/bodies/bodies.sql.ts';
import { DAY_MS } from '#schema/durations.ts';
import type { OfficialAnswer } from '#schema/issues/responsible.ts';
import type { ResponsibleBody } from '#schema/partners/bodies.ts';
import { OFFICIAL_ANSWERS_MAX } from '#schema/partners/officialAnswers.ts';
import { testNow } from '#tests/support/database/testDatabase.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';
import { openForwardingTown, TOLD } from '#tests/support/providers/forwardingTown.ts';
import { readForwardings } from './readForwardings.ts';
import { sendForwardings } from './sendForwardings.ts';

const town = await openForwardingTown();
const { database, city } = town;
const signal = new AbortController().signal;
let minutes = 0;

/** Returns whether an endpoint was due. */
const read = () => readForwardings(town.ownAt(minutes), signal);
async function readLater(): Promise<void> {
  minutes += 16;
  expect(await read()).toBe(true);
}

beforeAll(() =>
  town.nameBody({
    ...TOLD,
    channel: 'open311',
    address: city.endpoint,
    serviceCode: '',
    apiKey: 'key',
  }),
);
let id: string;
let number: string;
beforeEach(async () => {
  await city.behave('well');
  city.updates = null;
  await database.query('update responsible_body set has_updates = null, read_error = null');
  await database.query('update issue set is_hidden = true where not is_hidden');
  id = await town.report();
  await sendForwardings(town.ownAt(minutes), signal);
  const request = city.requests.at(-1);
  if (!request) throw new Error('Nothing was sent');
  number = request.service_request_id;
});
afterAll(town.close);

async function answers(): Promise<Pick<OfficialAnswer, 'state' | 'fixBy' | 'text'>[]> {
  return database.query(
    `select state, to_char(fix_by, 'YYYY-MM-DD') as "fixBy", text from official_answer
     where issue_id = $1 order by answered_at, id`,
    [id],
  );
}
async function shown(): Promise<ResponsibleBody> {
  const { bodies } = JSON.parse(await listBodies(database)) as { bodies: ResponsibleBody[] };
  return bodies[0]!;
}
const dayAhead = (days: number) =>
  new Date(testNow.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const stand = (now: Record<string, unknown>) =>
  Object.assign(
    city.requests.find((one) => one.service_request_id === number)!,
    now,
  );

it('shows how a request stands at an endpoint of the plain standard, each state once', async () => {
  stand({ status: 'open' });
  await readLater();
  expect(await answers()).toEqual([]);
  expect(await read()).toBe(false);
  stand({ status_notes: 'A crew is on its way.', expected_datetime: `${dayAhead(9)}T00:00:00Z` });
  await readLater();
  await readLater();
  stand({ status: 'closed', status_notes: 'New lamp.', expected_datetime: null });
  await readLater();
  expect(await answers()).toEqual([
    { state: 'will_fix', fixBy: dayAhead(9), text: 'A crew is on its way.' },
    { state: 'fixed', fixBy: null, text: 'New lamp.' },
  ]);
  expect(await shown()).toMatchObject({ readError: null, answerCount: 2 });
});

it('shows the updates of an endpoint that has them, each once, and of its own reports alone', async () => {
  const update = (updateId: string, status: string, more = {}) => ({
    update_id: updateId,
    service_request_id: number,
    status,
    description: '',
    ...more,
  });
  city.updates = [
    update('1', 'ACTION_SCHEDULED', { expected_datetime: dayAhead(30), description: 'In March.' }),
    update('2', 'FIXED', { service_request_id: 'N-of-others' }),
    update('3', 'Not Councils Responsibility'),
    update('4', 'unable_to_fix', { description: 'The pole is private.' }),
  ];
  await readLater();
  await readLater();
  expect(await answers()).toEqual([
    { state: 'will_fix', fixBy: dayAhead(30), text: 'In March.' },
    { state: 'not_ours', fixBy: null, text: '' },
    { state: 'received', fixBy: null, text: 'unable_to_fix: The pole is private.' },
  ]);
  const asked = new URLSearchParams(city.asked.at(-1));
  expect(asked.get('service_request_id')).toBe(number);
  expect(Date.parse(asked.get('start_date') ?? '')).toBeLessThan(testNow.getTime());
});

it('takes the picture of an update, and the words alone where there is none to have', async () => {
  const link = (name: string) => new URL(`/pictures/${name}`, city.endpoint).href;
  const update = (updateId: string, media_url: unknown) => ({
    update_id: updateId,
    service_request_id: number,
    status: 'OPEN',
    description: `Note ${updateId}.`,
    media_url,
  });
  const pictured = () =>
    database.query<{ text: string; isPictured: boolean }[]>(
      `select text, photo_id is not null as "isPictured" from official_answer
       where issue_id = $1 order by answered_at, id`,
      [id],
    );
  city.picture = await smallPhoto(1);
  city.updates = [
    update('1', link('1.jpg')),
    update('2', ''),
    update('3', [link('3.jpg'), link('other.jpg')]),
    update('4', { url: link('4.jpg') }),
  ];
  await readLater();
  await readLater();
  const plain = { isPictured: false };
  expect(await pictured()).toEqual([
    { text: 'Note 1.', isPictured: true },
    { text: 'Note 2.', ...plain },
    { text: 'Note 3.', isPictured: true },
    { text: 'Note 4.', ...plain },
  ]);
  expect((await shown()).readError).toBeNull();

  city.picture = new TextEncoder().encode('<html>Please log in</html>');
  city.updates = [update('5', link('5.jpg')), update('6', 'http://10.0.0.1/6.jpg')];
  await readLater();
  expect((await pictured()).slice(4)).toEqual([
    { text: 'Note 5.', ...plain },
    { text: 'Note 6.', ...plain },
  ]);
  expect((await shown()).readError).toBe(
    'media_url must be an https address on the open internet.',
  );
  city.picture = null;
  city.updates = [update('7', link('7.jpg'))];
  await readLater();
  expect((await shown()).readError).toBe('media_url was answered with 404.');
});

it('fetches some pictures at a time, and leaves what comes after them for the next time', async () => {
  city.picture = await smallPhoto(2);
  city.updates = Array.from({ length: 7 }, (_, at) => ({
    update_id: `p${at}`,
    service_request_id: number,
    status: 'OPEN',
    description: `Picture ${at}`,
    media_url: new URL(`/pictures/${at}.jpg`, city.endpoint).href,
  }));
  const texts = async () => (await answers()).map(({ text }) => text);
  await readLater();
  expect(await texts()).toEqual(['Picture 0', 'Picture 1', 'Picture 2', 'Picture 3', 'Picture 4']);
  await readLater();
  expect((await texts()).slice(5)).toEqual(['Picture 5', 'Picture 6']);
});

it('shows an operator what an endpoint answered instead, and asks it again later', async () => {
  await city.behave({ status: 200, text: '<html>Welcome to the city</html>' });
  await readLater();
  expect((await shown()).readError).toBe('answer 200: <html>Welcome to the city</html>');
  await city.behave('well');
  city.updates = [{ service_request_id: number, status: 7 }, 'nothing'];
  await readLater();
  expect(await answers()).toEqual([]);
  expect((await shown()).readError).toBe('answer 200: "nothing"');
  await city.behave({ status: 503, text: 'Back soon' });
  await readLater();
  expect((await shown()).readError).toBe('answer 503: Back soon');
  await city.behave('well');
  city.updates = [];
  minutes += 24 * 60;
  await readLater();
  expect((await shown()).readError).toBeNull();
});

it('takes no more answers than a report may have, however many are sent', async () => {
  city.updates = Array.from({ length: 200 }, (_, at) => ({
    update_id: at,
    service_request_id: number,
    status: 'OPEN',
    description: `Note ${at} ${'x'.repeat(5_000)}`,
  }));
  await readLater();
  expect(await answers()).toHaveLength(OFFICIAL_ANSWERS_MAX);
});

it('asks for nothing that is hidden', async () => {
  await database.query('update issue set is_hidden = true where id = $1', [id]);
  minutes += 60 * 24;
  expect(await read()).toBe(false);
});
