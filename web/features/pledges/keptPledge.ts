import * as v from 'valibot';
import { formKey } from '#sw/outbox/draftKeys.ts';
import { LATE_TIMEOUT_MS } from '#sw/outbox/database.ts';
import { deleteDraft, readDraft, replaceDrafts, type EndedDraft } from '#sw/outbox/drafts.ts';
import { untilRead } from '#web/device/drafts/untilRead.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';

const keptPledge = v.object({
  amount: v.string(),
  /** Idempotency key of the uncertain try; confirming again reuses it. */
  key: v.string(),
  /** False after a try without an answer: the money may be pledged already. */
  isUntried: v.boolean(),
});
export type KeptPledge = v.InferOutput<typeof keptPledge>;

type Place = { userId: string; issueId: string };

const KIND = 'keptPledge';
const keyOf = ({ userId, issueId }: Place) => formKey(KIND, userId, issueId);
/** Key in local storage, used by earlier releases and where the database cannot store it. */
const nameOf = ({ userId, issueId }: Place) => `trybe-pledge:${userId}:${issueId}`;

/** The unconfirmed pledge on this device, however late it answers; null: none. */
export async function readKeptPledge(place: Place, gone: AbortSignal): Promise<KeptPledge | null> {
  const read = () => readDraft(outboxDatabase, keyOf(place), place.userId, LATE_TIMEOUT_MS);
  const draft = readAside(place) ? null : await untilRead(read, gone);
  // A copy in local storage is newer: it stays until the database stores the next one.
  return readAside(place) ?? parsePledge(draft?.value);
}

/**
 * Replaces a pledge's draft by the pledge itself, in one transaction before sending: after a crash it can be
 * confirmed again under the same key, and is never sent without the person.
 */
export async function keepPledge(
  place: Place,
  pledge: KeptPledge,
  ended: readonly EndedDraft[],
): Promise<void> {
  const { userId } = place;
  const kept = { key: keyOf(place), userId, kind: KIND, value: pledge, updatedAt: Date.now() };
  try {
    await replaceDrafts(outboxDatabase, kept, ended);
    writeAside(place, null);
  } catch {
    writeAside(place, pledge);
  }
}

/** Call once the pledge is made, refused or no longer wanted. */
export async function forgetPledge(place: Place): Promise<void> {
  writeAside(place, null);
  await deleteDraft(outboxDatabase, keyOf(place)).catch(() => undefined);
}

function parsePledge(value: unknown): KeptPledge | null {
  const result = v.safeParse(keptPledge, value);
  return result.success ? result.output : null;
}

function readAside(place: Place): KeptPledge | null {
  try {
    return parsePledge(JSON.parse(localStorage.getItem(nameOf(place)) ?? 'null'));
  } catch {
    return null;
  }
}

function writeAside(place: Place, pledge: KeptPledge | null): void {
  try {
    if (pledge === null) localStorage.removeItem(nameOf(place));
    else localStorage.setItem(nameOf(place), JSON.stringify(pledge));
  } catch {
    // Storage is blocked: the banner then lasts as long as the page.
  }
}
