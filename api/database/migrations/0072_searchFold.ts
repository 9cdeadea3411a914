import { sqlMigration } from './sqlMigration.ts';

/**
 * Capitals outside ASCII and how far their small letters are, in hexadecimal: `first..last+distance`,
 * with `/2` every second one. Written out, since what a database lowers depends on its locale.
 */
const CAPITALS = `
c6+20 d0+20 d8+20 de+20 110+1 126+1 141+1 14a+1 152+1 166+1 181+d2 182..184/2+1 186+ce 187+1
189..18a+cd 18b+1 18e+4f 18f+ca 190+cb 191+1 193+cd 194+cf 196+d3 197+d1 198+1 19c+d3 19d+d5
19f+d6 1a2..1a4/2+1 1a6+da 1a7+1 1a9+da 1ac+1 1ae+da 1b1..1b2+d9 1b3..1b5/2+1 1b7+db 1b8+1
1bc+1 1e4+1 1f6-61 1f7-38 21c+1 220-82 222..224/2+1 23a+2a2b 23b+1 23d-a3 23e+2a28 241+1
243-c3 244+45 245+47 246..24e/2+1 370..372/2+1 376+1 37f+74 391..3a1+20 3a3..3a9+20 3cf+8
3d8..3ee/2+1 3f7+1 3fa+1 3fd..3ff-82 402..404/2+50 405..406+50 408..40b+50 40f+50
410..418+20 41a..42f+20 460..474/2+1 478..480/2+1 48a..4be/2+1 4c0+f 4c3..4cd/2+1 4d4+1
4d8+1 4e0+1 4e8+1 4f6+1 4fa..52e/2+1 531..556+30 10a0..10c5+1c60 10c7+1c60 10cd+1c60
13a0..13ef+97d0 13f0..13f5+8 1c89+1 1c90..1cba-bc0 1cbd..1cbf-bc0 1e9e-1dbf 1efa..1efe/2+1
2132+1c 2183+1 2c00..2c2f+30 2c60+1 2c62-29f7 2c63-ee6 2c64-29e7 2c67..2c6b/2+1 2c6d-2a1c
2c6e-29fd 2c6f-2a1f 2c70-2a1e 2c72+1 2c75+1 2c7e..2c7f-2a3f 2c80..2ce2/2+1 2ceb..2ced/2+1
2cf2+1 a640..a66c/2+1 a680..a69a/2+1 a722..a72e/2+1 a732..a76e/2+1 a779..a77b/2+1 a77d-8a04
a77e..a786/2+1 a78b+1 a78d-a528 a790..a792/2+1 a796..a7a8/2+1 a7aa-a544 a7ab-a54f a7ac-a54b
a7ad-a541 a7ae-a544 a7b0-a512 a7b1-a52a a7b2-a515 a7b3+3a0 a7b4..a7c2/2+1 a7c4-30 a7c5-a543
a7c6-8a38 a7c7..a7c9/2+1 a7cb-a567 a7cc..a7da/2+1 a7dc-a641 a7f5+1 10400..10427+28
104b0..104d3+28 10570..1057a+27 1057c..1058a+27 1058c..10592+27 10594..10595+27
10c80..10cb2+40 10d50..10d65+20 118a0..118bf+20 16e40..16e5f+20 16ea0..16eb8+1b
1e900..1e921+22`;

/** The zero of each script's digits. */
const ZEROS = `
660 6f0 7c0 966 9e6 a66 ae6 b66 be6 c66 ce6 d66 de6 e50 ed0 f20 1040 1090 17e0 1810 1946
19d0 1a80 1a90 1b50 1bb0 1c40 1c50 a620 a8d0 a900 a9d0 a9f0 aa50 abf0 104a0 10d30 10d40
11066 110f0 11136 111d0 112f0 11450 114d0 11650 116c0 116d0 116da 11730 118e0 11950 11bf0
11c50 11d50 11da0 11de0 11f50 16130 16a60 16ac0 16b50 16d70 1e140 1e2f0 1e4f0 1e5f1 1e950`;

export const LETTERS = {
  from: 'ıłŁđĐðÐøØħĦŧŦŋŊəƏςґҐةىیکہھٱ\u2018\u2019\u02BC\u2010\u2012\u2013\u2014\u2212',
  to: "illddddoohhttnneeσггهييكهها'''-----",
};

/** Accents and vowel points, and what draws nothing, as a class of PostgreSQL's patterns. */
export const DROPPED = String.raw`[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1ACE\u1DC0-\u1DFF\u20D0-\u20F0\uFE20-\uFE2F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]`;

function pairsOfSpan(span: string): [number, number][] {
  const [, first = '', last = first, step, sign, distance = ''] =
    /^([\da-f]+)(?:\.\.([\da-f]+))?(\/2)?([+-])([\da-f]+)$/u.exec(span) ?? [];
  const [from, to, by] = [first, last, distance].map((text) => Number.parseInt(text, 16));
  const pairs: [number, number][] = [];
  for (let code = from!; code <= to!; code += step ? 2 : 1)
    pairs.push([code, code + (sign === '-' ? -by! : by!)]);
  return pairs;
}

const words = (list: string) => list.trim().split(/\s+/u);

export function caseTables(): { from: string; to: string } {
  const pairs = words(CAPITALS).flatMap(pairsOfSpan);
  for (const zero of words(ZEROS))
    for (let digit = 0; digit < 10; digit += 1)
      pairs.push([Number.parseInt(zero, 16) + digit, 0x30 + digit]);
  const text = (at: 0 | 1) => pairs.map((pair) => String.fromCodePoint(pair[at])).join('');
  return { from: text(0), to: text(1) };
}

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const tables = caseTables();
const PAIRS = [
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['þ', 'th'],
  ['Þ', 'th'],
] as const;
/** `folded`, letter by letter; what takes two letters after what takes one. */
export const spelledBy = ({ from, to }: typeof LETTERS): string =>
  PAIRS.reduce(
    (inner, [letter, spelled]) => `replace(${inner}, '${letter}', '${spelled}')`,
    `translate(folded, ${quoted(from)}, ${quoted(to)})`,
  );
const SPELLED = spelledBy(LETTERS);
/** Where letters and digits of other scripts are: only they need the long table. */
export const OTHER_SCRIPTS = String.raw`[\u0100-\u1FFF\u2132\u2183\u2C00-\uFFFF\U00010000-\U0001FFFF]`;

/** Search as people spell; writes of the release before are folded by the trigger. */
export const SearchFold1763000000072 = sqlMigration({
  name: 'SearchFold1763000000072',
  up: [
    'set local statement_timeout = 0',
    `create function search_fold(value text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text;
begin
  if value ~ '^[\x01-\x7f]*$' then
    return lower(value collate "C");
  end if;
  folded := regexp_replace(normalize(value, nfkd), ${quoted(DROPPED)}, '', 'g');
  folded := ${SPELLED};
  if folded ~ ${quoted(OTHER_SCRIPTS)} then
    folded := translate(folded, ${quoted(tables.from)}, ${quoted(tables.to)});
  end if;
  return lower(folded collate "C");
end $$`,
    `create function fold_search_doc() returns trigger language plpgsql as $$
begin
  new.doc := search_fold(new.doc);
  return new;
end $$`,
    `create trigger issue_search_fold before insert or update of doc on issue_search
  for each row execute function fold_search_doc()`,
    'update issue_search set doc = doc where doc <> search_fold(doc)',
  ],
  down: `drop trigger issue_search_fold on issue_search;
    drop function fold_search_doc();
    drop function search_fold(text);`,
});
