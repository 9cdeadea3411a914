import { expect, it } from 'vitest';
import { makeDataExport, requestDataExport } from '#api/people/dataExports.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import { DATA_EXPORT_HOURS } from '#schema/limits.ts';
import { openCourt, playContested, playVerdicts } from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const opened = await databaseOfTests();
const court = await openCourt(opened.database);

/** The copy of everything about a person, as it is handed out. */
async function copyOf(person: Actor): Promise<string> {
  await court.as(person, requestDataExport);
  await court.as(null, makeDataExport);
  const [row] = await court.database.query('select data from data_export where user_id = $1', [
    person.id,
  ]);
  return row.data as string;
}

const columnOf = async (sql: string, id: string) =>
  (await court.database.query(sql, [id])).map((row: { hex: string }) => row.hex) as string[];

it('a copy of one’s data holds neither what a jury is drawn with nor the salt of a verdict', async () => {
  const played = await playContested(court, 60_000n);
  const [secret = 'none'] = await columnOf(
    `select encode(jury_secret, 'hex') as hex from proof where id = $1`,
    played.proofId,
  );
  const copy = await copyOf(played.solver);
  expect(copy).toContain('Mended as it was offered');
  expect(copy).not.toContain(secret);

  await playVerdicts(court, played, ['approve']);
  const [judge] = await court.database.query(
    `select user_id, encode(salt, 'hex') as salt from jury_verdict where proof_id = $1`,
    [played.proofId],
  );
  const juror = court.jurors.find(({ id }) => id === judge.user_id);
  if (!juror) throw new Error('A juror has judged');
  const own = await copyOf(juror);
  expect(own).toContain('I looked at both pictures');
  expect(own).not.toContain(judge.salt);
});

it('a copy is gone when its day is over, also where nobody asks for another', async () => {
  const [person] = court.donors;
  if (!person) throw new Error('There are donors');
  await copyOf(person);
  court.now = hoursAfter(court.now, DATA_EXPORT_HOURS);
  await court.as(null, makeDataExport);
  const [left] = await court.database.query('select count(*)::integer as count from data_export');
  expect(left.count).toBe(0);
});
