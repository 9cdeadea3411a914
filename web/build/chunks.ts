import path from 'node:path';
import type { Rolldown } from 'vite';

const LIST_PAGE = path.join(import.meta.dirname, '../features/issues/list/IssuesPage.tsx');
/** Packages export all their parts from one file; the list needs none of these. */
const OF_OTHER_PAGES = /\/lucide-react\/|infiniteQuer|queriesObserver|useQueries|mutation/iu;
type GetModule = (id: string) => { importedIds: readonly string[] } | null;

/** Whether the list of issues needs the module; other pages may too. */
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

/** Name prefix of chunks that nobody needs offline: the worker caches none of them. */
export const ONLINE = 'assets/online-';
/** Name prefix of chunks that every page loads before any other: no list needs to name them. */
export const FIRST = 'assets/_';
const FIRST_PARTS = new Set(['library', 'rolldown-runtime']);
const PHONES = 'phones';
/** Named after its only module, which reads phone numbers by those rules. */
const PHONE = 'phone';
const PROGRAMS = 'programs';
/** Parts that need the server; each is opened from another page, or only once. */
const ELSEWHERE = [
  { name: 'alerts', test: /\/web\/features\/issues\/alerts\/WorkAlertDialog\./u },
  {
    name: 'calendar',
    test: /\/web\/features\/account\/calendar\/(?:CalendarSettings|calendarQuery)\./u,
  },
  { name: 'answer', test: /\/web\/features\/account\/answer\/(?!AnswerPhoto)/u },
  { name: 'answerPhoto', test: /\/web\/features\/account\/answer\/AnswerPhoto\./u },
  { name: 'bodies', test: /\/web\/features\/console\/bodies\// },
  { name: 'bodyDesk', test: /\/web\/features\/account\/desk\// },
  {
    name: 'setup',
    test: /\/web\/features\/(?:console\/setup\/|shell\/SetupArea\.)/u,
  },
  { name: 'embeds', test: /\/web\/features\/issue\/embed\/(?:EmbedDialog|embedDialogContent)\./u },
];
/** Reads a file to import; the rows go to the server anyway. */
const IMPORT = 'importFile';
const ONLINE_PARTS = new Set([
  PHONES,
  PHONE,
  PROGRAMS,
  IMPORT,
  ...ELSEWHERE.map(({ name }) => name),
]);

/**
 * The worker's 20 kB include a list of every file it caches: names and longer hashes would make that list
 * half as long again. A changed chunk keeps its hash once in 250 million times.
 */
export const partName = ({ name }: { name: string }): string =>
  `${ONLINE_PARTS.has(name) ? ONLINE : FIRST_PARTS.has(name) ? FIRST : 'assets/'}[hash:7].js`;

/**
 * Few files: thirty would cost a page 10 kB more, since each is compressed by itself. The code of
 * every page comes in two, so that a phone can scroll between evaluating them.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'library', tags: ['$initial'], test: /node_modules/u },
  { name: 'shell', tags: ['$initial'] },
  {
    debugName: 'list',
    name: (id, graph) => (isOfList(id, (of) => graph.getModuleInfo(of)) ? 'list' : null),
  },
  // All countries' rules for numbers, for the one step that asks for a phone and sends it a code.
  { name: PHONES, test: /\/libphonenumber-js\//u },
  // Small modules shared by many pages: one file each would add a line to the worker's list.
  {
    name: 'signs',
    test: /\/lucide-react\/dist\/esm\/icons\/|\/web\/components\/feedback\/LoadFailure\./u,
    minShareCount: 2,
  },
  { name: 'questions', test: /\/web\/features\/\w+\/queries\.ts$/u },
  // Where the merging below would put them, they would create an import cycle.
  {
    name: 'paging',
    test: /\/schema\/(?:paging|moderation\/moderationLimits)\.ts$|\/web\/(?:device\/outbox\/lastWriter|store\/filledFields)\./u,
  },
  // Other shared code goes where most of its users are: a third fewer files to fetch and keep, and no page
  // downloads more. From 2,000 on, files import each other in cycles.
  {
    name: 'shared',
    test: /\/(?:web|sw|schema|node_modules)\//u,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_950,
  },
  // Keys are shown once by the server, texts are published, a statement is painted: none
  // of it is useful offline.
  {
    name: PROGRAMS,
    test: /\/web\/features\/(?:account\/keys|console\/(?:programs|texts)|pages\/accessibility)\/|\/schema\/partners\/apiKeys\./u,
  },
  ...ELSEWHERE,
  // Shared by all pages of text.
  {
    name: 'prose',
    test: /\/web\/(?:components\/text|features\/pages\/(?:siteText|LongTextLayout|TableOfContents))\b/u,
  },
  // The picture of the money's path, in general and for one case.
  {
    name: 'path',
    test: /\/web\/features\/(?:site\/moneyPath\/|issue\/timeline\/(?:DecisionPath|decisionPathContent)\.)/u,
  },
  // Both are for the photos of a report, each too small for a file of its own.
  { name: 'pictures', test: /\/web\/features\/report\/(?:cover|camera)\//u },
  // Small, and moving unsent items to another device needs both.
  { name: 'unsent', test: /\/sw\/outbox\/(?:ex|im)portUnsent\.ts$/u },
  // Opened by few, on the page of an issue or above any page: each too small for a file of its own.
  {
    name: 'said',
    test: /\/web\/features\/(?:moderation\/report\/ReportDialog|issue\/sighting\/(?!AtThePlace)\w+)\./u,
  },
  {
    name: 'banners',
    test: /\/web\/features\/shell\/(?:InstallOffer|TestClockBanner|UpdatePrompt)\./u,
  },
  { name: 'roles', test: /\/web\/features\/record\/roles\// },
  // Pages of few people, each too small for a file of its own.
  { name: 'console', test: /\/web\/features\/console\/(?:content|jobs|money)\// },
];
