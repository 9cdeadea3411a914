import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Problem } from '#schema/errors.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { webm } from '#tests/support/cases/testVideo.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();

const put = (who: TestPerson, body: BodyInit) =>
  who.fetch(`/api/videos/${randomUUID()}`, { method: 'PUT', body, duplex: 'half' } as RequestInit);

function slowUpload(who: TestPerson) {
  const bytes = webm(2);
  let end = () => {};
  const hasEnded = new Promise<void>((resolve) => {
    end = resolve;
  });
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.subarray(0, 20)),
    async pull(controller) {
      await hasEnded;
      controller.enqueue(bytes.subarray(20));
      controller.close();
    },
  });
  return { answer: put(who, body), end };
}

/** The first answer while all uploads are open, then the status of each. */
async function answersOf(people: readonly TestPerson[]) {
  const uploads = people.map((who) => slowUpload(who));
  const first = await Promise.race(uploads.map(({ answer }) => answer));
  const { code } = (await first.json()) as Problem;
  for (const { end } of uploads) end();
  const answers = await Promise.all(uploads.map(({ answer }) => answer));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  return { code, retryAfter: first.headers.get('retry-after'), statuses };
}

it('takes four videos at a time and one of each person, and the others a little later', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => personOf(api)));
  const [rosa] = people;
  if (!rosa) throw new RangeError('Somebody is needed');
  const refused = { code: 'rate_limited', retryAfter: '5' };
  const crowd = await answersOf(people);
  expect(crowd).toEqual({ ...refused, statuses: [201, 201, 201, 201, 429] });
  expect(await answersOf([rosa, rosa])).toEqual({ ...refused, statuses: [201, 429] });
  expect((await put(rosa, webm(3))).status).toBe(201);
});
