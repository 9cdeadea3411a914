import type { Posting } from '#api/domain/money/ledger.ts';
import type { LedgerMovement } from '#schema/verification/audit.ts';
import type { MockState } from './mockState.ts';

/** What the audit log keeps of one act; its hashes follow from it when somebody reads the chain. */
export type RecordedAct = {
  action: string;
  /** Null: the rules acted. */
  actorId: string | null;
  data: Record<string, unknown>;
  createdAt: string;
};

export type BookedMovement = {
  id: string;
  kind: LedgerMovement['kind'];
  pledgeId: string | null;
  /** Of a release: why money left. */
  decision?: { kind: string; reason: string };
  createdAt: string;
  postings: Posting[];
};

type At = { state: MockState; now: () => string };

/** Puts an act on the public record of an issue. */
export function record(
  { state, now }: At,
  issueId: string,
  act: Pick<RecordedAct, 'action' | 'actorId'> & { data?: RecordedAct['data'] },
): void {
  const acts = state.acts.get(issueId) ?? [];
  acts.push({ data: {}, ...act, createdAt: now() });
  state.acts.set(issueId, acts);
}

/** Writes a movement of money into the books of an issue. */
export function book(
  { state, now }: At,
  issueId: string,
  movement: Omit<BookedMovement, 'createdAt'>,
): void {
  const movements = state.movements.get(issueId) ?? [];
  movements.push({ ...movement, createdAt: now() });
  state.movements.set(issueId, movements);
}
