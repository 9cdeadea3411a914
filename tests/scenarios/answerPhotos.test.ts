import { expect, test } from 'vitest';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import {
  answerForwarding,
  LINK_TOKEN_HEADER,
  sendAnswerPhoto,
} from '#schema/partners/officialAnswers.ts';
import { issueOf } from './case.ts';
import type { Client } from './client.ts';
import { picture } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPersonAs, newVisitor } from './target.ts';
import { REASON, say, toldReport } from './toldReports.ts';

/** Far from where other scenarios name bodies. */
const PIER = { latitude: 58.32, longitude: 10.14 };

async function sendPhoto(client: Client, token: string, bytes = picture()) {
  const response = await client.fetch(sendAnswerPhoto.path, {
    method: 'POST',
    headers: { 'content-type': 'image/png', [LINK_TOKEN_HEADER]: token },
    body: bytes,
  });
  return { status: response.status, body: (await response.json()) as { id: string; code: string } };
}

scenarios('the photo of an official answer', () => {
  test('is sent and used by its own link alone, and is hidden with the issue', async () => {
    const [told, other] = [await toldReport(PIER), await toldReport(PIER)];
    const { issue, token } = told;
    const official = await newVisitor();
    expect(await sendPhoto(official, `${token.slice(0, -2)}00`)).toMatchObject({
      status: 410,
      body: { code: 'link_expired' },
    });
    const text = new TextEncoder().encode('This is no picture.');
    expect((await sendPhoto(official, token, text)).body.code).toBe('unsupported_image');
    const { status, body } = await sendPhoto(official, token);
    expect(status).toBe(201);
    // The same bytes are the same picture, and nobody sees it before there is an answer.
    expect((await sendPhoto(official, token)).body.id).toBe(body.id);
    const look = () => official.fetch(`/api/images/${body.id}`);
    expect((await look()).status).toBe(404);
    const foreign = { body: { ...say(other.token, 'fixed').body, photoId: body.id } };
    expectRefusal(await official.call(answerForwarding, foreign), 'photo_missing');
    const given = { body: { ...say(token, 'received').body, photoId: body.id } };
    const answered = await official.expectCall(answerForwarding, given);
    const imageUrl = `/api/images/${body.id}`;
    expect(answered.responsible.answers).toMatchObject([{ state: 'received', imageUrl }]);
    expect((await issueOf(issue)).responsible?.answers).toMatchObject([{ imageUrl }]);
    const shown = await look();
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const moderator = await newPersonAs('ambassador');
    const hidden = { isHidden: true, reason: REASON };
    await moderator.expectCall(hideIssue, { params: { id: issue.issueId }, body: hidden });
    expect((await look()).status).toBe(404);
    expect((await sendPhoto(official, token)).body.code).toBe('link_expired');
  });
});
