import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getIssue, listIssues, reportIssue } from '#schema/issues/issue.ts';
import { newKey } from './client.ts';
import { fileReport, picture, REPORT, sendUpload, sha256Of, uploadPicture } from './fixtures.ts';
import { expectRefusal, refusalOf } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { elsewhere, newPerson, newVisitor } from './target.ts';

scenarios('a report with its photos', () => {
  test('a report with a photo stands in the list and on its page, its bytes as they were sent [3.3, 7.9]', async () => {
    const person = await newPerson();
    const bytes = picture(40);
    const id = randomUUID();
    const upload = await sendUpload(person, id, bytes);
    expect(upload.status).toBe(201);
    expect(await upload.json()).toMatchObject({
      id,
      sha256: sha256Of(bytes),
      width: 32,
      height: 20,
      bytes: bytes.length,
    });

    const takenAt = '2026-03-04T05:06:07.000Z';
    const [issueId, key] = [randomUUID(), newKey()];
    const photos = [{ id, sha256: sha256Of(bytes), takenAt }];
    const made = await person.expectCall(reportIssue, {
      key,
      body: { ...REPORT, id: issueId, photos, reporterId: person.id },
    });
    expect(made).toMatchObject({
      id: issueId,
      title: REPORT.title,
      status: 'reported',
      currentFunding: '0.00',
      reporterId: person.id,
      reporterName: person.username,
      selectedProposalId: null,
      receipt: { key, parts: [{ id, sha256: sha256Of(bytes) }] },
    });

    const seen = await (await newVisitor()).expectCall(getIssue, { params: { id: issueId } });
    expect(seen.photos).toMatchObject([
      { id, sha256: sha256Of(bytes), width: 32, height: 20, takenAt },
    ]);
    expect(seen.imageUrl).toMatch(/^https?:\/\//u);
    expect(seen.imageUrl).toContain(`/api/images/${id}`);

    const list = await person.expectCall(listIssues, { query: { reporterId: person.id } });
    expect('items' in list && list.items.map((issue) => issue.id)).toEqual([issueId]);
  });

  test('a picture of a report is served to anyone, and may be kept for good', async () => {
    const person = await newPerson();
    const { id, sha256 } = await uploadPicture(person, picture(41));
    await fileReport(person, { photos: [{ id, sha256 }] });
    const response = await (await newVisitor()).fetch(`/api/images/${id}?w=800`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\//u);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  test('sending a picture again is harmless; another one under its id is refused', async () => {
    const person = await newPerson();
    const id = randomUUID();
    expect((await sendUpload(person, id, picture(1))).status).toBe(201);
    expect((await sendUpload(person, id, picture(1))).status).toBe(201);
    expectRefusal(await refusalOf(await sendUpload(person, id, picture(2))), 'upload_differs');
    const other = await newPerson();
    expectRefusal(await refusalOf(await sendUpload(other, id, picture(1))), 'upload_differs');
  });

  test('a report waits for its photos and for their right bytes', async () => {
    const person = await newPerson();
    const photo = await uploadPicture(person, picture(3));
    const missing = { id: randomUUID(), sha256: photo.sha256 };
    const answer = await person.call(reportIssue, { body: { ...REPORT, photos: [missing] } });
    expectRefusal(answer, 'photo_missing');
    const changed = { id: photo.id, sha256: 'f'.repeat(64) };
    expectRefusal(
      await person.call(reportIssue, { body: { ...REPORT, photos: [changed] } }),
      'photo_differs',
    );
    const list = await person.expectCall(listIssues, { query: { reporterId: person.id } });
    expect('total' in list && list.total).toBe(0);
  });

  test("nobody files a report with somebody else's photo", async () => {
    const photo = await uploadPicture(await newPerson(), picture(4));
    const thief = await newPerson();
    const answer = await thief.call(reportIssue, { body: { ...REPORT, photos: [photo] } });
    expectRefusal(answer, 'photo_missing');
  });

  test('five photos are taken in their order, six are not', async () => {
    const person = await newPerson();
    const photos = [];
    for (let shade = 10; shade < 15; shade += 1) {
      photos.push(await uploadPicture(person, picture(shade)));
    }
    const issue = await fileReport(person, { photos });
    expect(issue.photos.map(({ id }) => id)).toEqual(photos.map(({ id }) => id));
    expect(issue.imageUrl).toContain(photos[0]?.id);
    const sixth = { id: randomUUID(), sha256: '0'.repeat(64) };
    const answer = await person.call(reportIssue, {
      body: { ...REPORT, photos: [...photos, sixth] },
    });
    expectRefusal(answer, 'invalid_request');
  });

  test('a report without a photo has no picture', async () => {
    const issue = await fileReport(await newPerson());
    expect([issue.imageUrl, issue.photos]).toEqual([null, []]);
  });

  test('an id serves one report', async () => {
    const person = await newPerson();
    const { id } = await fileReport(person);
    expectRefusal(await person.call(reportIssue, { body: { ...REPORT, id } }), 'id_taken');
  });

  test('people file reports in their own name only, and only signed in [6.10, 7.18]', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const foreign = { ...REPORT, reporterId: other.id };
    expectRefusal(await person.call(reportIssue, { body: foreign }), 'other_reporter');
    expectRefusal(await (await newVisitor()).call(reportIssue, { body: REPORT }), 'not_signed_in');
  });

  test('buttons follow what the viewer may do', async () => {
    const reporter = await newPerson();
    const { id } = await fileReport(reporter);
    const params = { id };
    const none = {
      edit: false,
      delete: false,
      pledge: false,
      propose: false,
      vote: false,
      affect: false,
      sight: false,
      sightAgain: false,
      approve: false,
      merge: false,
      unmerge: false,
    };
    const visitor = await (await newVisitor()).expectCall(getIssue, { params });
    expect(visitor.viewer.abilities).toEqual({ ...none, discuss: false });
    const own = await (await elsewhere(reporter)).expectCall(getIssue, { params });
    expect(own.viewer.abilities).toMatchObject({
      edit: true,
      delete: true,
      propose: false,
      vote: false,
    });
    const other = await (await newPerson()).expectCall(getIssue, { params });
    expect(other.viewer.abilities).toMatchObject({ edit: false, delete: false, propose: true });
  });

  test('an issue that is not there is not found [7.10]', async () => {
    const answer = await (await newVisitor()).call(getIssue, { params: { id: randomUUID() } });
    expectRefusal(answer, 'issue_not_found');
  });
});
