import { sqlMigration } from './sqlMigration.ts';

const FIELDS = ['title', 'description', 'location'];
const plain = FIELDS.map((field) => `search_fold(i.${field})`);
const other = FIELDS.map(
  (field) => `nullif(search_spelled_out(i.${field}), search_fold(i.${field}))`,
);

/** The other usual spelling of ä, ö, ü, å and ø: a text that has them is found by either. */
export const SpelledOut1763000000188 = sqlMigration({
  name: 'SpelledOut1763000000188',
  up: [
    'set local statement_timeout = 0',
    String.raw`create function search_spelled_out(value text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  spelled text;
begin
  if value ~ '^[\x01-\x7f]*$' then
    return search_fold(value);
  end if;
  spelled := normalize(value, nfd);
  spelled := regexp_replace(spelled, '([AOUaou])\u0308', '\1e', 'g');
  spelled := regexp_replace(spelled, '([Aa])\u030A', '\1a', 'g');
  return search_fold(regexp_replace(spelled, '[Øø]', 'oe', 'g'));
end $$`,
    `update issue_search s set doc = concat_ws(chr(31), ${[...plain, ...other].join(', ')})
     from issue i where i.id = s.issue_id
       and concat_ws(' ', i.title, i.description, i.location) ~ ${String.raw`'[ÄÖÜäöüÅåØø\u0308\u030A]'`}`,
  ],
  down: 'drop function search_spelled_out(text)',
});
