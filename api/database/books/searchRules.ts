import type { BookRule } from './onRecord.ts';

const TEXTS = ['i.title', 'i.description', 'i.location'];
const folded = TEXTS.map((text) => `search_fold(${text})`);
const spelled = TEXTS.map((text) => `nullif(search_spelled_out(${text}), search_fold(${text}))`);

/** The texts that searches look in. */
export const SEARCH_RULES: readonly BookRule[] = [
  [
    'is not what its issue says',
    // A process of an earlier release does not store other spellings.
    `select 'issue_search ' || coalesce(i.id, s.issue_id) as row
     from issue i full join issue_search s on s.issue_id = i.id
     where s.doc is null or (s.doc is distinct from concat_ws(chr(31), ${folded.join(', ')})
       and s.doc <> concat_ws(chr(31), ${[...folded, ...spelled].join(', ')})) limit 1`,
  ],
];
