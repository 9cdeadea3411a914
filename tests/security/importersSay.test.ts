import { expect, it } from 'vitest';
import { sayFixed } from '#api/case/closing/sayFixed.ts';
import { sightIssue } from '#api/issues/sightings/sightIssue.ts';
import { openCourt, playOffer, playProof, playWork } from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const test = await databaseOfTests();
const court = await openCourt(test.database);

const makeImported = (issueId: string) =>
  test.database.query('update issue set external_id = id::text where id = $1', [issueId]);

it('whoever imports a list holds no half of the votes on what it names', async () => {
  const work = await playWork(court, [30_000n, 20_000n]);
  await makeImported(work.issueId);
  const { proofId } = await playProof(court, work);
  const voters: unknown = await test.database.query(
    'select role, user_id as id from proof_voter where proof_id = $1 order by role',
    [proofId],
  );
  const [top, other] = court.donors;
  expect(voters).toEqual([
    { role: 'donor', id: other?.id },
    { role: 'top_donor', id: top?.id },
  ]);
});

it('nor does the word of an importer end an issue with money of others in it', async () => {
  const { issueId, reporter } = await playOffer(court, [30_000n]);
  await makeImported(issueId);
  const seenAt = court.now.toISOString();
  for (const person of court.jurors.slice(0, 3))
    await court.as(person, (tx) => sightIssue(tx, { issueId, isFixed: true, seenAt }));
  await expect(
    court.as(reporter, (tx) => sayFixed(tx, { issueId, isFixed: true })),
  ).rejects.toMatchObject({ code: 'forbidden' });
  const [issue]: { status: string }[] = await test.database.query(
    'select status from issue where id = $1',
    [issueId],
  );
  expect(issue?.status).toBe('funded');
});
