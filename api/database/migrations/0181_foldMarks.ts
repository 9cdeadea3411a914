import {
  caseTables,
  DROPPED,
  LETTERS,
  OTHER_SCRIPTS,
  quoted,
  spelledBy,
} from './0072_searchFold.ts';
import { sqlMigration } from './sqlMigration.ts';

/** What keyboards and programs put in for an apostrophe, a quotation mark and a slash. */
const MARKS = { from: '`ʻʾʿ′“”„«»⁄', to: `'''''"""""/` };
const tables = caseTables();
const spelled = spelledBy({ from: LETTERS.from + MARKS.from, to: LETTERS.to + MARKS.to });

/** An accent that stands alone is an apostrophe too, which no folded text still shows. */
const fold = (
  value: string,
  letters: string,
) => `create or replace function search_fold(value text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text;
begin
  if value ~ '^[\\x01-\\x7f]*$' then
    return lower(${letters === spelled ? `translate(value, '\`', '''')` : 'value'} collate "C");
  end if;
  folded := regexp_replace(normalize(${value}, nfkd), ${quoted(DROPPED)}, '', 'g');
  folded := ${letters};
  if folded ~ ${quoted(OTHER_SCRIPTS)} then
    folded := translate(folded, ${quoted(tables.from)}, ${quoted(tables.to)});
  end if;
  return lower(folded collate "C");
end $$`;

export const FoldMarks1763000000181 = sqlMigration({
  name: 'FoldMarks1763000000181',
  up: [
    'set local statement_timeout = 0',
    fold("translate(value, '´', '''')", spelled),
    `update issue_search s set doc = concat_ws(chr(31), i.title, i.description, i.location)
     from issue i where i.id = s.issue_id
       and concat_ws(' ', i.title, i.description, i.location) ~ '[\`´ʻʾʿ′“”„«»⁄½¼¾⅓⅔]'`,
  ],
  down: [fold('value', spelledBy(LETTERS))].join(';'),
});
