import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { listMailbox } from '#schema/notices/mailbox.ts';
import { retireBody, saveBody } from '#schema/partners/bodies.ts';
import type { Position } from '#schema/places/geo.ts';
import { shapeOfCorners } from '#schema/places/readShape.ts';
import { issueOf } from './case.ts';
import { fileReport } from './fixtures.ts';
import { newPerson, newPersonAs, type Person } from './target.ts';

export const REASON = 'They said so on the phone today.';
export const PATIENCE = { timeout: 20_000 };

/** Far from where all other scenarios report. */
export const HARBOUR = { latitude: 54.32, longitude: 10.14 };
/** North and east of a place, by degrees. */
export const beside = ({ latitude, longitude }: Position, north: number, east: number) => ({
  latitude: latitude + north,
  longitude: longitude + east,
});
export const areaAround = (place: Position) =>
  shapeOfCorners([
    beside(place, -1, -1),
    beside(place, -1, 1),
    beside(place, 1, 1),
    beside(place, 1, -1),
  ]);

/** A body for infrastructure around a place, which is retired again by `end`. */
export async function nameBody(operator: Person, place = HARBOUR) {
  const params = { id: randomUUID() };
  const name = `Harbour Office ${params.id.slice(0, 6)}`;
  const address = 'harbour@example.org';
  const told = { name, address, categories: ['infrastructure'], area: areaAround(place) };
  const body = { channel: 'mail' as const, ...told, reason: REASON };
  await operator.expectCall(saveBody, { params, body });
  const end = (isRetired = true) =>
    operator.expectCall(retireBody, { params, body: { isRetired, reason: REASON } });
  return { id: params.id, name, end };
}

export const mailsOf = async (operator: Person, title: string) =>
  (await operator.expectCall(listMailbox)).filter(
    ({ subject, to }) => to === 'harbour@example.org' && subject.includes(title),
  );

export async function report(reporter: Person, title: string, place = HARBOUR) {
  const { id } = await fileReport(reporter, { title, category: 'infrastructure', ...place });
  return { issueId: id };
}

/** A report whose body has its mail, and the key in it. */
export async function toldReport(place = HARBOUR) {
  const [operator, reporter] = [await newPersonAs('operator'), await newPerson()];
  const body = await nameBody(operator, place);
  const title = `Loose mooring of ${reporter.username}`;
  const issue = await report(reporter, title, place);
  await expect
    .poll(async () => (await issueOf(issue)).responsible?.bodyName, PATIENCE)
    .toBe(body.name);
  await body.end();
  const [mail] = await mailsOf(operator, title);
  const [, token = ''] = /\/answer\/([\da-f]{96})\n/u.exec(mail?.text ?? '') ?? [];
  return { operator, reporter, issue, title, token, body, mail };
}

export const say = (
  token: string,
  state: 'received' | 'will_fix' | 'not_ours' | 'fixed',
  more = {},
) => ({
  body: { token, answer: { state, ...more } },
});
