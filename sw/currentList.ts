import { DAY_MS } from '#schema/durations.ts';
import { applyIssueChanges } from '#schema/issues/applyIssueChanges.ts';
import type { Issue } from '#schema/issues/issue.ts';
import type { IssueChanges } from '#schema/issues/issueChanges.ts';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { storeNamed } from './caching.ts';
import { isGenuine, JSON_TYPE, storeAnswer, storedJson } from './storedAnswers.ts';

type PeriodicSyncing = {
  periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> };
};

const LIST_PATH = '/api/issues';
const CHANGE_NUMBER = 'x-change-number';
const HISTORY = 'x-change-history';
/** With more pages of changes the whole list is the shorter answer. */
const MOST_PAGES = 5;

/** False for pages of the list and for filters. */
export function isWholeList(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname === LIST_PATH && search === '';
}

/**
 * The current list: the stored one with its changes, or a full one if nothing is stored or too much
 * has changed. Rejects offline, as `fetch` does.
 */
export async function fetchList(request: Request): Promise<Response> {
  const stored = await storedJson(storeNamed('lists'), request);
  const after = Number(stored?.headers.get(CHANGE_NUMBER));
  return (stored && after > 0 && (await withChanges(stored, after))) || (await fetch(request));
}

async function withChanges(stored: Response, since: number): Promise<Response | null> {
  let after = since;
  const history = stored.headers.get(HISTORY) ?? '';
  let list: Issue[] | null = await stored.json();
  for (let pages = 0; list && pages < MOST_PAGES; pages += 1) {
    const answer = await fetch(`${LIST_PATH}/changes?after=${after}`, { cache: 'no-store' });
    if (!isGenuine(answer, JSON_TYPE)) return null;
    const changes: IssueChanges = await answer.json();
    if (changes.history !== history || changes.upTo < after) return null;
    list = applyIssueChanges(list, changes);
    after = changes.upTo;
    if (list && !changes.hasMore) {
      const kept = { [CHANGE_NUMBER]: String(after), [HISTORY]: history };
      const headers = { 'content-type': 'application/json', [MARK_HEADER]: MARK, ...kept };
      return new Response(JSON.stringify(list), { headers });
    }
  }
  return null;
}

/** Updates or creates the stored list. Failures are harmless. */
export async function warmList(): Promise<void> {
  const request = new Request(LIST_PATH);
  const answer = await fetchList(request);
  if (isGenuine(answer, JSON_TYPE)) await storeAnswer(storeNamed('lists'), request, answer);
}

/** Stores the list for people who never opened it, and registers a periodic refresh. */
export async function keepListWarm(registration: ServiceWorkerRegistration): Promise<void> {
  await warmList();
  const { periodicSync } = registration as ServiceWorkerRegistration & PeriodicSyncing;
  // Only in an installed app with permission; otherwise nothing is lost.
  await periodicSync?.register('list', { minInterval: DAY_MS / 2 }).catch(() => undefined);
}
