import type { WeighedPledge } from '#api/domain/verification/ballots.ts';
import type { VerificationState } from '#api/domain/issueLifecycle.ts';
import type { PledgeExpiry } from '#api/domain/money/pledgeExpiry.ts';
import type { ChatMessage } from '#schema/issues/chat.ts';
import type { Issue } from '#schema/issues/issue.ts';
import type { StoredMail } from '#schema/people/mailbox.ts';
import type { NoticeChoice } from '#schema/people/noticeChoice.ts';
import type { Notification } from '#schema/people/notification.ts';
import type { Pledge } from '#schema/money/pledge.ts';
import type { Proposal } from '#schema/issues/proposal.ts';
import type { User } from '#schema/people/user.ts';
import type { Vote } from '#schema/issues/vote.ts';
import type { DailyRecord } from './dailyRecord.ts';
import type { AccountFlagRow, AccountLiftRow, JuryRow, RulingRow } from './juries.ts';
import type { NonceRow, PayoutRow, ProofRow, RatingRow } from './proofs.ts';
import type { BookedMovement, RecordedAct } from './record.ts';
import type { PremiumRow } from './premium.ts';
import type { TrustRow } from './trust.ts';

export type UserRow = User & {
  passwordDigest: string;
  isFrozen: boolean;
  /** Whom an operator marked as an independent expert. */
  isValidator: boolean;
  trustScore: number;
};

export type PhotoRow = { uploadId: string; takenAt: string | null };

/** An issue without what is derived from its photos; `isDeleted` keeps the tombstone. */
export type IssueRow = Omit<Issue, 'imageUrl'> & {
  photos: PhotoRow[];
  /** The version of the last change to what the reporter wrote. */
  editedVersion: number;
  isDeleted: boolean;
  /** Seen by ambassadors and operators only; its money stands still. */
  isHidden: boolean;
  verification: VerificationState;
  /** Nothing enters or leaves the escrow. */
  isFrozen: boolean;
};

/** `bytes` is null for the pictures of the seed: they lie among the files under `fileName`. */
export type UploadRow = {
  id: string;
  ownerId: string;
  sha256: string;
  mime: string;
  width: number;
  height: number;
  byteLength: number;
  bytes: ArrayBuffer | null;
  fileName: string | null;
};

export type VideoRow = {
  id: string;
  ownerId: string;
  sha256: string;
  mime: 'video/mp4' | 'video/webm';
  durationMs: number;
  byteLength: number;
  bytes: ArrayBuffer;
};

export type ProposalRow = Omit<Proposal, 'upvotes' | 'downvotes' | 'backing' | 'timeline'> & {
  days: number;
};

export type NotificationRow = Notification & { userId: string };

/** A browser that gets pushes, until the sign-in of the token ends. */
export type PushSubscriptionRow = {
  id: string;
  userId: string;
  endpoint: string;
  createdAt: string;
  sessionToken: string | null;
};

/** The stored answer to a request that carried an Idempotency-Key. */
export type StoredReply = { requestHash: string; status: number; text: string };

/** Who was chosen, until when the proof is due (ISO 8601). */
export type SelectionRow = {
  proposalId: string;
  selectedAt: string;
  deadlineAt: string;
  reminderAt: string;
  isReminded: boolean;
  /** The money of each donor at that moment. */
  weights: WeighedPledge[];
};

/** Everything that the mock keeps. Plain data, so that IndexedDB can hold it as it is. */
export type MockState = {
  users: UserRow[];
  /** Session token to user id. */
  sessions: Map<string, string>;
  issues: Map<string, IssueRow>;
  uploads: Map<string, UploadRow>;
  messages: ChatMessage[];
  pledges: Pledge[];
  /** Pledges given back; they stay in the books and leave the escrow. */
  refundedPledgeIds: Set<string>;
  /** By pledge; absent: as promised when it was made. */
  expiries: Map<string, PledgeExpiry>;
  /** By issue: the proposal that has won and is chosen then. */
  pendingSelections: Map<string, { proposalId: string; effectiveAt: string }>;
  /** By issue: the choice that stands. */
  selections: Map<string, SelectionRow>;
  videos: Map<string, VideoRow>;
  nonces: Map<string, NonceRow>;
  proofs: Map<string, ProofRow>;
  /** By issue. */
  payouts: Map<string, PayoutRow>;
  ratings: RatingRow[];
  /** By proof. */
  juries: Map<string, JuryRow>;
  /** The oldest first. */
  rulings: RulingRow[];
  accountFlags: AccountFlagRow[];
  /** By report. */
  accountLifts: Map<string, AccountLiftRow>;
  /** By issue: the public record. */
  acts: Map<string, RecordedAct[]>;
  /** By issue: the books. */
  movements: Map<string, BookedMovement[]>;
  /** What moved people's trust, the oldest first. */
  trustLog: TrustRow[];
  /** Paid reports, in the order of their making. */
  premiums: Map<string, PremiumRow>;
  /** One per day, the oldest first. */
  dailyRecords: DailyRecord[];
  /** How far testers have moved the time. */
  clockOffsetMs: number;
  proposals: Map<string, ProposalRow>;
  votes: Vote[];
  notifications: NotificationRow[];
  /** By person and kind, `id type`. */
  noticeChoices: Map<string, NoticeChoice>;
  pushSubscriptions: PushSubscriptionRow[];
  mails: StoredMail[];
  replies: Map<string, StoredReply>;
  /** The last change number given out; every change of an issue takes the next. */
  version: number;
};

export function emptyState(): MockState {
  return {
    users: [],
    sessions: new Map(),
    issues: new Map(),
    uploads: new Map(),
    messages: [],
    pledges: [],
    refundedPledgeIds: new Set(),
    expiries: new Map(),
    pendingSelections: new Map(),
    selections: new Map(),
    videos: new Map(),
    nonces: new Map(),
    proofs: new Map(),
    payouts: new Map(),
    ratings: [],
    juries: new Map(),
    rulings: [],
    accountFlags: [],
    accountLifts: new Map(),
    acts: new Map(),
    movements: new Map(),
    trustLog: [],
    premiums: new Map(),
    dailyRecords: [],
    clockOffsetMs: 0,
    proposals: new Map(),
    votes: [],
    notifications: [],
    noticeChoices: new Map(),
    pushSubscriptions: [],
    mails: [],
    replies: new Map(),
    version: 0,
  };
}
