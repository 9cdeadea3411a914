import { expect, test } from 'vitest';
import { getIssue, listIssues, type Issue } from '#schema/issues/issue.ts';
import { getCurrentUser } from '#schema/people/user.ts';
import { decideModeration, listOwnDecisions } from '#schema/moderation/queue.ts';
import { handIn, caseOf, newPlace, openWorkAt } from './court.ts';
import { actionsOf } from './case.ts';
import { fileReport, picture, sendFace, uploadPicture } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { appeal, caseAbout, report, settle, toldTo, WHY } from './reporting.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

const redact = (by: Person, id: string, photoIds: string[]) =>
  by.call(decideModeration, {
    params: { id },
    body: { choice: 'redact_photo', reason: WHY, photoIds },
  });

const widths = ['800', '1600'];

/** The bytes that a visitor gets in each width, and the tag of each. */
async function seenOf(photoId: string, more = '') {
  const visitor = await newVisitor();
  return Promise.all(
    widths.map(async (width) => {
      const response = await visitor.fetch(`/api/images/${photoId}?w=${width}${more}`);
      const bytes = Buffer.from(await response.arrayBuffer()).toString('base64');
      const { headers, status } = response;
      return { status, bytes, tag: headers.get('etag'), kept: headers.get('cache-control') };
    }),
  );
}

async function reportedPhotos() {
  const reporter = await newPerson();
  const [shown, other] = [
    await uploadPicture(reporter, picture(31)),
    await uploadPicture(reporter, picture(222)),
  ];
  const { id: issueId } = await fileReport(reporter, { photos: [shown, other] });
  await report(await newPerson(), 'issue', issueId, { ground: 'privacy' });
  const moderator = await newPersonAs('operator');
  const { id: caseId } = await caseAbout(moderator, issueId);
  return { reporter, issueId, shown, other, moderator, caseId };
}

scenarios('a photo that a moderator removes', () => {
  test('is replaced in every width under an address of its own, and the others stay', async () => {
    const { reporter, issueId, shown, other, moderator, caseId } = await reportedPhotos();
    const [before, untouched] = [await seenOf(shown.id), await seenOf(other.id)];
    expect((await redact(moderator, caseId, [shown.id])).status).toBe(204);
    const after = await seenOf(shown.id);
    for (const [at, seen] of after.entries()) {
      expect(seen.status).toBe(200);
      expect(seen.bytes).not.toBe(before[at]?.bytes);
      expect(seen.tag).not.toBe(before[at]?.tag);
      // Nobody keeps it under the old address, under which somebody may have the old one.
      expect(seen.kept).toBe('no-store');
    }
    const fresh = await seenOf(shown.id, '&r=1');
    expect(fresh.map(({ bytes }) => bytes)).toEqual(after.map(({ bytes }) => bytes));
    expect(fresh[0]?.kept).toContain('immutable');
    expect(await seenOf(other.id)).toEqual(untouched);

    const visitor = await newVisitor();
    const issue = await visitor.expectCall(getIssue, { params: { id: issueId } });
    expect(issue.photos.map(({ url }) => url.endsWith('?r=1'))).toEqual([true, false]);
    expect(issue.photos[0]?.sha256).not.toBe(shown.sha256);
    const issues = (await visitor.expectCall(listIssues)) as Issue[];
    expect(issues.find(({ id }) => id === issueId)?.imageUrl).toBe(issue.photos[0]?.url);
    expect(await toldTo(reporter)).toEqual([expect.stringContaining(WHY)]);
    expect(await actionsOf({ issueId })).toContain('moderation_decided');
  });

  test('is replaced wherever the same file was sent, also in a proof, which stays locked', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']), 77);
    const { before, after } = judged.proof;
    const twin = await newPerson();
    const same = await uploadPicture(twin, picture(77));
    const { id: twinIssue } = await fileReport(twin, { photos: [same] });
    await report(await newPerson(), 'proof', judged.proof.id, { ground: 'privacy' });
    const moderator = await newPersonAs('ambassador');
    const { id } = await caseAbout(moderator, judged.proof.id);
    expect((await redact(moderator, id, [before.photo.id])).status).toBe(204);
    const proof = (await caseOf(judged)).proofs[0];
    expect(proof?.before.photo.url).toContain('?r=1');
    expect(proof?.after.photo).toEqual(after.photo);
    const visitor = await newVisitor();
    const issue = await visitor.expectCall(getIssue, { params: { id: twinIssue } });
    expect(issue.imageUrl).toContain('?r=1');
  });

  test('is taken from a profile whose face it is', async () => {
    const person = await newPerson();
    const face = await sendFace(person, picture(45));
    const { avatarUrl } = (await face.json()) as { avatarUrl: string };
    await report(await newPerson(), 'profile', person.id, { ground: 'privacy' });
    const moderator = await newPersonAs('operator');
    const { id, content } = await caseAbout(moderator, person.id);
    expect(content.photos).toHaveLength(1);
    const photoIds = content.photos.map((photo) => photo.id);
    expect((await redact(moderator, id, photoIds)).status).toBe(204);
    expect(await person.expectCall(getCurrentUser)).toMatchObject({ avatarUrl: null });
    expect((await (await newVisitor()).fetch(avatarUrl)).status).toBe(404);
    expect(await toldTo(person)).toEqual([expect.stringContaining(WHY)]);
  });

  test('has to be one of the thing that was reported', async () => {
    const { shown, moderator, caseId } = await reportedPhotos();
    const others = await reportedPhotos();
    expectRefusal(await redact(moderator, caseId, []), 'image_not_found');
    expectRefusal(await redact(moderator, caseId, [others.shown.id]), 'image_not_found');
    expectRefusal(await redact(await newPerson(), caseId, [shown.id]), 'forbidden');
    expect((await seenOf(shown.id))[0]?.kept).toContain('immutable');
  });

  test('does not come back by an appeal, which is heard all the same', async () => {
    const { reporter, shown, moderator, caseId } = await reportedPhotos();
    await redact(moderator, caseId, [shown.id]);
    const replaced = await seenOf(shown.id);
    expect((await appeal(reporter, caseId)).status).toBe(204);
    expect((await settle(await newPersonAs('ambassador'), caseId, 'undone')).status).toBe(204);
    expect(await seenOf(shown.id)).toEqual(replaced);
    const [own] = await reporter.expectCall(listOwnDecisions);
    expect(own?.appeal?.outcome).toBe('undone');
  });
});
