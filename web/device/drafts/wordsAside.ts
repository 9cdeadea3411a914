import type { Draft, OutboxDatabase } from '#sw/outbox/database.ts';
import { mergeDraft } from '#sw/outbox/drafts.ts';

const PREFIX = 'trybe-draft:';
const storedUnder = (key: string) => `${PREFIX}${key}`;

/**
 * Writes a draft's texts to local storage, synchronously: a database write begun by a leaving page
 * is lost with it. Photos are too large. False: no room.
 */
export function putWordsAside({ value, ...draft }: Draft<object>): boolean {
  const words = Object.entries(value).filter(([, part]) => !holdsBytes(part));
  const aside: Draft = { ...draft, value: Object.fromEntries(words) };
  try {
    localStorage.setItem(storedUnder(draft.key), JSON.stringify(aside));
    return true;
  } catch {
    // Full or blocked: only the database copy remains.
    return false;
  }
}

/** Call once the database has the texts, or they were discarded. */
export function dropWordsAside(key: string): void {
  try {
    localStorage.removeItem(storedUnder(key));
  } catch {
    // Blocked: nothing was written either.
  }
}

/** Moves texts written by earlier pages into the database. Call before reading drafts. */
export async function takeUpWords(database: OutboxDatabase): Promise<void> {
  for (const [key, text] of textsAside()) {
    const draft = parseDraft(text);
    try {
      if (draft) await mergeDraft(database, draft);
    } catch {
      // No room or no database: the texts stay where they are.
      continue;
    }
    // Another open page may have written newer texts meanwhile.
    if (new Map(textsAside()).get(key) === text) dropWordsAside(key);
  }
}

/** Stored texts by draft key. */
function textsAside(): [key: string, text: string][] {
  try {
    return Object.entries(localStorage)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, text]) => [name.slice(PREFIX.length), String(text)]);
  } catch {
    return [];
  }
}

function parseDraft(text: string): Draft<object> | null {
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
