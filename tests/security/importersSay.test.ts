import { expect, it } from 'vitest';
import { openCourt, playProof, playWork } from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const test = await databaseOfTests();
const court = await openCourt(test.database);

it('whoever imports a list holds no half of the votes on what it names', async () => {
  const work = await playWork(court, [30_000n, 20_000n]);
  await test.database.query('update issue set external_id = $2 where id = $1', [
    work.issueId,
    'pothole-1',
  ]);
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
