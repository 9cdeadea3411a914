import path from 'node:path';
import type { Rolldown } from 'vite';

const LIST_PAGE = path.join(import.meta.dirname, '../features/issues/list/IssuesPage.tsx');
/** Packages name all their parts in one file: icons, writing and paged queries are not the list's. */
const OF_OTHER_PAGES = /\/lucide-react\/|infiniteQuer|queriesObserver|useQueries|mutation/iu;
type GetModule = (id: string) => { importedIds: readonly string[] } | null;

/** Whether the list of issues needs the module and other pages may too. */
function isOfList(id: string, getModule: GetModule): boolean {
  const needed = new Set<string>();
  const add = (next: string): void => {
    if (needed.has(next) || OF_OTHER_PAGES.test(next)) return;
    needed.add(next);
    for (const imported of getModule(next)?.importedIds ?? []) add(imported);
  };
  add(LIST_PAGE);
  return needed.has(id) && !id.startsWith(`${path.dirname(LIST_PAGE)}/`);
}

/**
 * Few files: in thirty what a page loads would be 10 kB larger, compressed apart. What every page
 * loads comes in two, so that a phone can scroll between evaluating the one and the other.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'library', tags: ['$initial'], test: /node_modules/u },
  { name: 'shell', tags: ['$initial'] },
  {
    debugName: 'list',
    name: (id, graph) => (isOfList(id, (of) => graph.getModuleInfo(of)) ? 'list' : null),
  },
  // Small things that many pages share: each by itself would be a line in the worker's list.
  { name: 'signs', test: /\/lucide-react\/dist\/esm\/icons\//u, minShareCount: 2 },
  { name: 'questions', test: /\/web\/features\/\w+\/queries\.ts$/u },
  // All else that several parts need goes where most of its users are: a third fewer files to fetch
  // and to keep, and no page downloads more. From 2,000 on, files need each other in a circle.
  {
    name: 'shared',
    test: /\/(?:web|sw|schema|node_modules)\//u,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_500,
  },
];
