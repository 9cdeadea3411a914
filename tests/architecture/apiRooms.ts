import { isTest, readSourceFiles, type SourceFile } from './sourceFiles.ts';

/**
 * The rooms of the API, lowest first: each imports only from those before it. `api/case` is what a whole
 * case shows, above the parts that it is made of. Two parts stand higher than a reader may expect:
 * rulings, since ambassadors have the last word, and payments, since they follow what the books say.
 */
export const ROOMS = [
  'api/platform',
  'api/notices',
  'api/people',
  'api/site',
  'api/money',
  'api/issues',
  'api/case/funding',
  'api/case/proof',
  'api/case/jury',
  'api/case/voting',
  'api/case/rulings',
  'api/case/payments',
  'api/case/closing',
  'api/case',
  'api/moderation',
  'api/console',
  'api/partners',
] as const;

export type Room = (typeof ROOMS)[number];

/** Most specific first: `api/case/jury` before `api/case`. */
const byLength = ROOMS.toSorted((a, b) => b.length - a.length);

/** The room that a file stands in; undefined: in none, as all machinery. */
export const roomOf = (path: string): Room | undefined =>
  byLength.find((room) => path.startsWith(`${room}/`));

/** The room that a reader sees: a case is one. */
export const wholeRoomOf = (path: string): string | undefined =>
  roomOf(path)?.split('/').slice(0, 2).join('/');

const product = readSourceFiles().filter((file) => !isTest(file));

export const roomFiles: SourceFile[] = product.filter(({ path }) => roomOf(path));

/** What serves the rooms and knows none of them. */
export const machineryFiles: SourceFile[] = product.filter(
  ({ path }) => path.startsWith('api/') && !roomOf(path),
);

/** `pledges.sql.ts` is of the kind `sql`; a file without such an ending holds writes. */
export type Kind = 'routes' | 'writes' | 'sql' | 'entities' | 'rules';

/** The texts of notices are as pure as rules, and have their language where those have their kind. */
export function kindOf(path: string): Kind {
  if (path.startsWith('api/notices/texts/')) return 'rules';
  const kind = /\.(routes|sql|entities|rules)\.ts$/u.exec(path)?.[1];
  return (kind as Kind | undefined) ?? 'writes';
}
