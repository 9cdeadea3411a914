import type { NoticePlace } from '#schema/notices/noticeLink.ts';
import type { NoticeTexts } from './noticeTexts.rules.ts';

const KINDS: Record<NoticePlace, readonly (keyof NoticeTexts)[]> = {
  proof: [
    'proofHandedIn',
    'proofNote',
    'objected',
    'objectionSettled',
    'unopposed',
    'releaseNear',
    'rejectedForSecond',
    'rejectedForAppeal',
    'rejectedForBoth',
    'ballotFor',
    'ballotAgainst',
    'accepted',
    'juryCalled',
    'juryAccepted',
    'juryRejected',
    'juryUndecided',
    'noJury',
    'ruledRelease',
    'ruledRefund',
    'ruledReleaseFirst',
    'ruledRefundFirst',
    'reportOrdered',
    'reportDelivered',
    'workPaid',
    'rated',
  ],
  jury: ['seatOffered'],
  desk: ['rulingDue', 'secondRulingDue'],
  work: ['proofDue'],
  proposals: ['selectionPending', 'selectionOff', 'selected', 'workFound', 'paidWorkFound'],
};

const PLACES = new Map<string, NoticePlace>(
  (Object.keys(KINDS) as NoticePlace[]).flatMap((place) =>
    KINDS[place].map((kind) => [kind, place] as const),
  ),
);

/** Where in the app the subject of a notice is seen or acted on; null: its type says all there is to know. */
export const noticePlace = (kind: string | null): NoticePlace | null =>
  kind === null ? null : (PLACES.get(kind) ?? null);
