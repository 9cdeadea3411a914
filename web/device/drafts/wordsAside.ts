import type { Draft, OutboxDatabase } from '#sw/outbox/database.ts';
import { mergeDraft } from '#sw/outbox/drafts.ts';

const PREFIX = 'trybe-draft:';
const storedUnder = (key: string) => `${PREFIX}${key}`;

/**
 * Puts the words of a draft into local storage, which has them when this returns: a write to the
 * database that a leaving page begins is thrown away with the page. Photos are too much for it.
 */
export function putWordsAside({ value, ...draft }: Draft<object>): void {
  const words = Object.entries(value).filter(([, part]) => !holdsBytes(part));
  const aside: Draft = { ...draft, value: Object.fromEntries(words) };
  try {
    localStorage.setItem(storedUnder(draft.key), JSON.stringify(aside));
  } catch {
    // Full or closed by the browser: then there is only what the database gets.
  }
}

/** The database has the words, or nobody wants them any more. */
export function dropWordsAside(key: string): void {
  try {
    localStorage.removeItem(storedUnder(key));
  } catch {
    // Closed by the browser: nothing was put there either.
  }
}

/** Brings what earlier pages put aside into the database. To be called before drafts are read. */
export async function takeUpWords(database: OutboxDatabase): Promise<void> {
  for (const [key, text] of textsAside()) {
    const draft = draftOf(text);
    try {
      if (draft) await mergeDraft(database, draft);
    } catch {
      // No room, or no database: the words stay where they are.
      continue;
    }
    // A page that is still open may have put newer words there meanwhile.
    if (new Map(textsAside()).get(key) === text) dropWordsAside(key);
  }
}

/** What is put aside, by the keys of the drafts. */
function textsAside(): [key: string, text: string][] {
  try {
    return Object.entries(localStorage)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, text]) => [name.slice(PREFIX.length), String(text)]);
  } catch {
    return [];
  }
}

function draftOf(text: string): Draft<object> | null {
  try {
    return JSON.parse(text) as Draft<object>;
  } catch {
    return null;
  }
}

function holdsBytes(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return part instanceof ArrayBuffer || Object.values(part).some(holdsBytes);
}
