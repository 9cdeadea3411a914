import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, spelledOut } from '#schema/typed/foldForSearch.ts';
import { searchDocument } from '#api/issues/reports.sql.ts';
import { sampleOf } from '#tests/support/wholeRun.ts';
import { nameKey } from '#schema/typed/name.ts';
import { SpelledOut1763000000188 } from './migrations/0188_spelledOut.ts';
import { FoldMarks1763000000181 } from './migrations/0181_foldMarks.ts';
import { annsDatabaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const test = await annsDatabaseOfTests();
const { database } = test;

async function foldedInDatabase(texts: readonly string[], fold = 'search_fold'): Promise<string[]> {
  const rows: { folded: string }[] = await database.query(
    `select ${fold}(t) as folded from unnest($1::text[]) with ordinality u (t, n) order by n`,
    [texts],
  );
  return rows.map(({ folded }) => folded);
}

/** New in Unicode: databases and browsers adopt them at different times. */
const isNew = (code: number) => code === 0xa7f1 || (code >= 0x1acf && code <= 0x1aeb);

/** Letters, marks and digits of every script, and the signs between them. */
const every = Array.from({ length: 0x1ffff }, (_, code) => code + 1)
  .filter((code) => (code < 0xd800 || code > 0xf8ff) && !isNew(code))
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /^(?:[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}]|\p{Cf})$/u.test(sign));

describe('the folding of the database', () => {
  it('is that of the device for every letter, mark, digit and sign', async () => {
    const words = sampleOf(every, 8).flatMap((sign) => [`a${sign}B`, `O${sign}\u0308`]);
    const folded = await foldedInDatabase(words);
    expect(words.filter((word, at) => folded[at] !== foldForSearch(word))).toEqual([]);
    const spelled = await foldedInDatabase(words, 'search_spelled_out');
    expect(words.filter((word, at) => spelled[at] !== spelledOut(word))).toEqual([]);
  });

  it('is that of the device for any text', async () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom(...every) }), { minLength: 50 });
    await fc.assert(
      fc.asyncProperty(texts, async (some) => {
        expect(await foldedInDatabase(some)).toEqual(some.map(foldForSearch));
        const spelled = await foldedInDatabase(some, 'search_spelled_out');
        expect(spelled).toEqual(some.map(spelledOut));
      }),
      { numRuns: 20 },
    );
  });

  it('also folds what an earlier release writes', async () => {
    const id = await test.reported(randomUUID(), 10);
    await database.query('delete from issue_search where issue_id = $1', [id]);
    await database.query('insert into issue_search values ($1, $2)', [id, 'groẞe straße']);
    const read = 'select doc from issue_search where issue_id = $1';
    expect(await database.query(read, [id])).toEqual([{ doc: 'grosse strasse' }]);
    await database.query('update issue_search set doc = $2 where issue_id = $1', [id, 'Łódź']);
    expect(await database.query(read, [id])).toEqual([{ doc: 'lodz' }]);
  });
});

it('a text of an earlier release that holds what keyboards put in is folded anew', async () => {
  const id = await test.reported(randomUUID(), 10);
  await database.query('update issue set title = $2 where id = $1', [id, 'O´Hare `½` lamp']);
  await database.query("update issue_search set doc = 'o hare' where issue_id = $1", [id]);
  const runner = database.createQueryRunner();
  try {
    await new FoldMarks1763000000181().up(runner);
  } finally {
    await runner.release();
  }
  const read = 'select doc from issue_search where issue_id = $1';
  const [row] = await database.query<{ doc: string }[]>(read, [id]);
  expect(row?.doc).toContain("o'hare '1/2' lamp\u001F");
});

it('a text of an earlier release is found by its other spelling too', async () => {
  const id = await test.reported(randomUUID(), 10);
  const fields = { title: 'Müller´s lamp', description: 'It is out.', location: 'A\u030Alesund' };
  await database.query(
    'update issue set title = $2, description = $3, location = $4 where id = $1',
    [id, ...Object.values(fields)],
  );
  await database.query("update issue_search set doc = 'muller' where issue_id = $1", [id]);
  const runner = database.createQueryRunner();
  try {
    await runner.query('drop function search_spelled_out(text)');
    await new SpelledOut1763000000188().up(runner);
  } finally {
    await runner.release();
  }
  const rows = await database.query('select doc from issue_search where issue_id = $1', [id]);
  expect(rows).toEqual([{ doc: searchDocument(fields) }]);
});

describe('what all spellings of a name share', () => {
  it('is in the database as here for every letter, mark, digit and sign', async () => {
    const words = sampleOf(every, 8).map((sign) => `${sign}I`);
    const keys = await foldedInDatabase(words, 'name_key');
    expect(words.filter((word, at) => keys[at] !== nameKey(word))).toEqual([]);
  });

  it('is in the database as here for any text, and shared by its own key', async () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom(...every) }), { minLength: 50 });
    await fc.assert(
      fc.asyncProperty(texts, async (some) => {
        const keys = some.map(nameKey);
        expect(await foldedInDatabase(some, 'name_key')).toEqual(keys);
        expect(keys.map(nameKey)).toEqual(keys);
      }),
      { numRuns: 20 },
    );
  });
});
