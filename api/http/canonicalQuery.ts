import { canonicalJson } from '#api/database/canonicalJson.ts';

/** The same text for the same question, whatever the order and the defaults it was asked with. */
export function canonicalQuery(query: object): string {
  return canonicalJson(query);
}
