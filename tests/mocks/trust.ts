import { trustScore, type TrustEvent } from '#api/domain/verification/reputation.ts';
import type { MockState } from './mockState.ts';

/** What moved a person's trust; a vote or verdict in a case that is over, among others. */
export type TrustRow = {
  userId: string;
  event: TrustEvent;
  issueId: string | null;
  proofId: string | null;
  createdAt: string;
};

type At = { state: MockState; now: () => string };

/** Records what moves people's trust and recomputes their scores; one event per person and proof. */
export function recordTrust(
  { state, now }: At,
  events: readonly Omit<TrustRow, 'createdAt'>[],
): void {
  for (const event of events) {
    const { userId, proofId } = event;
    const isKnown = state.trustLog.some(
      (row) => proofId !== null && row.proofId === proofId && row.userId === userId,
    );
    if (isKnown) continue;
    state.trustLog.push({ ...event, createdAt: now() });
    const user = state.users.find(({ id }) => id === userId);
    const own = state.trustLog.filter((row) => row.userId === userId);
    if (user) user.trustScore = trustScore(own.map((row) => row.event));
  }
}
