import { expect, it } from 'vitest';
import { noteAppearance } from '#api/people/accountTraces.ts';
import { saveTrace } from '#api/people/accountTraces.sql.ts';
import { settleMeetings } from '#api/people/meetings.sql.ts';
import { daysAfter, hoursAfter } from '#api/platform/instant.rules.ts';
import { openCourt, playContested } from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const test = await databaseOfTests();
const court = await openCourt(test.database);
const [donor] = court.donors;
const [near] = court.jurors;

/** A party comes to the network of each of these people, each time at their time. */
async function followEverybody(people: typeof court.jurors): Promise<void> {
  for (let day = 0; day < 3; day += 1) {
    court.now = daysAfter(court.now, 1);
    for (const [at, juror] of people.entries())
      for (const { id } of [juror, ...(donor ? [donor] : [])])
        await court.as(null, (tx) => noteAppearance(tx, id, `203.0.113.${at}`));
  }
  await settleMeetings(test.database, hoursAfter(court.now, 1), 180);
}

async function drawnFor(proofId: string): Promise<{ id: string; isLater: boolean }[]> {
  return test.database.query(
    `select user_id as id, is_later as "isLater" from jury_candidate where proof_id = $1
     order by position`,
    [proofId],
  );
}

const isJuror = ({ id }: { id: string }) => court.jurors.some((juror) => juror.id === id);

it('a party that comes to the network of honest jurors strikes none of them off', async () => {
  await followEverybody(court.jurors);
  const { proofId } = await playContested(court, 20_000n);
  const drawn = await drawnFor(proofId);
  expect(drawn.filter(isJuror)).toHaveLength(court.jurors.length);
});

it('who appears together with a party is asked after the others', async () => {
  await test.database.query('delete from account_meeting');
  await followEverybody(near ? [near] : []);
  const { proofId } = await playContested(court, 20_000n);
  const drawn = await drawnFor(proofId);
  expect(drawn.at(-1)).toEqual({ id: near?.id, isLater: true });
  expect(drawn.filter(({ isLater }) => isLater)).toHaveLength(1);
});

it('an account that shares a browser with each of them strikes none of them off', async () => {
  await test.database.query('delete from account_meeting');
  const [hub, ...others] = court.jurors;
  for (const [at, { id }] of others.entries())
    for (const userId of [id, hub?.id ?? ''])
      await court.as(null, (tx) => saveTrace(tx, { kind: 'device', value: `pc ${at}`, userId }));
  const { proofId } = await playContested(court, 20_000n);
  const drawn = await drawnFor(proofId);
  expect(
    drawn
      .filter(isJuror)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(others.map(({ id }) => id).toSorted());
});
