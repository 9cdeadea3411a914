import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { STORED_BYTES_PER_PERSON } from '#schema/limits.ts';
import { OFFICIAL_ANSWERS_MAX } from '#schema/partners/officialAnswers.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';
import { openForwardingTown, TOLD } from '#tests/support/providers/forwardingTown.ts';
import { readForwardings } from './readForwardings.ts';
import { sendForwardings } from './sendForwardings.ts';

const town = await openForwardingTown();
const { database, city, operator } = town;
const { signal } = new AbortController();
afterAll(town.close);

let minutes = 0;
const own = () => town.ownAt(minutes);
const stored = vi.spyOn(own().pictures, 'store');

const update = (updateId: string) => ({
  update_id: updateId,
  service_request_id: 'N-1',
  status: 'OPEN',
  description: `Note ${updateId}.`,
  media_url: new URL(`/pictures/${updateId}.jpg`, city.endpoint).href,
});
async function answersAfter(...updates: unknown[]) {
  city.updates = updates;
  minutes += 16;
  expect(await readForwardings(own(), signal)).toBe(true);
  return database.query<{ text: string; isPictured: boolean }[]>(
    `select text, photo_id is not null as "isPictured" from official_answer order by answered_at, id`,
  );
}

beforeEach(async () => {
  stored.mockClear();
  if (minutes > 0) return;
  const endpoint = { channel: 'open311' as const, address: city.endpoint, serviceCode: '' };
  await town.nameBody({ ...TOLD, ...endpoint });
  await town.report();
  await sendForwardings(own(), signal);
  city.picture = await smallPhoto(3);
});

it('a picture for which there is no room does not cost the words beside it, and is not stored', async () => {
  expect(await answersAfter(update('1'))).toEqual([{ text: 'Note 1.', isPictured: true }]);
  await database.query(
    `insert into upload (id, owner_id, sha256, mime, width, height, bytes, perceptual_hash, created_at)
     select gen_random_uuid(), owner_id, decode(repeat('00', 32), 'hex'), mime, width, height,
       4000000, perceptual_hash, created_at from upload, generate_series(1, $2) where owner_id = $1`,
    [operator.id, STORED_BYTES_PER_PERSON / 4_000_000],
  );
  stored.mockClear();
  city.picture = await smallPhoto(4);
  expect(await answersAfter(update('1'), update('2'))).toEqual([
    { text: 'Note 1.', isPictured: true },
    { text: 'Note 2.', isPictured: false },
  ]);
  expect(stored).not.toHaveBeenCalled();
  await database.query('delete from upload where bytes = 4000000');
});

it('a report with all its answers has no further picture fetched', async () => {
  const words = Array.from({ length: OFFICIAL_ANSWERS_MAX }, (_, at) => ({
    ...update(`w${at}`),
    media_url: null,
  }));
  expect(await answersAfter(...words)).toHaveLength(OFFICIAL_ANSWERS_MAX);
  await answersAfter(update('3'), update('4'));
  expect(stored).not.toHaveBeenCalled();
});
