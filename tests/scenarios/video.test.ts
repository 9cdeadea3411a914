import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { submitProof } from '#schema/case/proof.ts';
import { putVideo, video } from '#schema/issues/video.ts';
import { validate } from '#schema/validation.ts';
import { mp4, webm } from '#tests/support/cases/testVideo.ts';
import type { Client } from './client.ts';
import { newPlace, openWorkAt } from './court.ts';
import { picture, sha256Of } from './fixtures.ts';
import { prepareProof } from './proofs.ts';
import { expectRefusal, refusalOf } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor } from './target.ts';

const send = (client: Client, id: string, bytes: Uint8Array<ArrayBuffer>) =>
  client.fetch(putVideo.path.replace('{id}', id), {
    method: 'PUT',
    headers: { 'content-type': 'video/webm' },
    body: bytes,
  });

const part = async (reader: Client, id: string, range: string) => {
  const headers = new Headers(range === '' ? [] : [['range', range]]);
  return reader.fetch(`/api/videos/${id}`, { headers });
};

scenarios('the video of a proof', () => {
  test('arrives once, and is served in parts', async () => {
    const solver = await newPerson('solver');
    const [id, bytes] = [randomUUID(), webm(5)];
    const answer = await send(solver, id, bytes);
    expect(answer.status).toBe(201);
    const stored: unknown = await answer.json();
    expect(validate(video, stored).isValid).toBe(true);
    expect(stored).toMatchObject({ id, sha256: sha256Of(bytes), durationMs: 5_000 });
    expect((await send(solver, id, bytes)).status).toBe(201);
    expectRefusal(await refusalOf(await send(solver, id, webm(6))), 'upload_differs');
    const whole = await part(solver, id, '');
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('video/webm');
    expect(whole.headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+\.webm"$/u);
    expect(sha256Of(new Uint8Array(await whole.arrayBuffer()))).toBe(sha256Of(bytes));
    const middle = await part(solver, id, 'bytes=10-19');
    expect(middle.status).toBe(206);
    expect(middle.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`);
    expect(new Uint8Array(await middle.arrayBuffer())).toEqual(bytes.slice(10, 20));
    expectRefusal(
      await refusalOf(await part(solver, id, 'bytes=9999999-')),
      'range_not_satisfiable',
    );
    expectRefusal(await refusalOf(await part(solver, randomUUID(), '')), 'video_not_found');
  });

  test('is refused when it is too long, damaged or something else [4.21]', async () => {
    const solver = await newPerson('solver');
    const refused = async (bytes: Uint8Array<ArrayBuffer>) =>
      refusalOf(await send(solver, randomUUID(), bytes));
    expectRefusal(await refused(mp4({ seconds: 31 })), 'video_too_long');
    expectRefusal(await refused(mp4({ seconds: 9 }).slice(0, 50)), 'unreadable_video');
    expectRefusal(await refused(picture()), 'unsupported_video');
    const stranger = await send(await newVisitor(), randomUUID(), webm(2));
    expectRefusal(await refusalOf(stranger), 'not_signed_in');
  });

  test('belongs to the proof of who sent it', async () => {
    const { solver, donor, issueId, place } = await openWorkAt(newPlace(), ['600']);
    const params = { id: issueId };
    const [own, foreign] = [randomUUID(), randomUUID()];
    await send(solver, own, mp4({ seconds: 8, isFragmented: true, place: '+41.88-087.63' }));
    await send(donor, foreign, webm(3));
    const body = await prepareProof(solver, issueId, { place, shade: randomInt(256) });
    const stolen = { ...body, videoId: foreign };
    const missing = await solver.call(submitProof, { params, body: stolen });
    expect(missing.problem).toMatchObject({
      code: 'photo_missing',
      errors: [{ path: 'videoId' }],
    });
    const proof = await solver.expectCall(submitProof, { params, body: { ...body, videoId: own } });
    expect(proof.videoUrl).toMatch(new RegExp(`/api/videos/${own}$`, 'u'));
    const served = Buffer.from(await (await part(await newVisitor(), own, '')).arrayBuffer());
    // What a phone notes about the place is nobody's business.
    expect(served.toString('latin1')).not.toContain('+41.88');
  });
});
