import type { FieldError } from '#schema/errors.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { BodyOf, ParamsOf, QueueableOperation } from './operations.ts';

/**
 * waiting: will be sent. sending: claimed by a sender, possibly a dead one (the next one releases
 * it). attention: refused by the server, needs the person. received: the server's receipt has
 * arrived.
 */
export type OutboxStatus = 'waiting' | 'sending' | 'attention' | 'received';

/** A photo of a row. Its bytes are in a store of their own until the receipt. */
export type OutboxPart = {
  /** The upload's id, which makes repeats harmless. */
  id: string;
  /** Lowercase hexadecimal, over the bytes as sent. */
  sha256: string;
  mime: string;
  sizeBytes: number;
  isUploaded: boolean;
  /** As confirmed by the server, of a part that is sent in pieces. */
  arrivedBytes?: number;
};

/** Why the last attempt failed. `code`: the server's, or the device's own. */
export type OutboxProblem = {
  code: string;
  status: number | null;
  detail: string;
  errors: FieldError[];
  /** The server's current issue, to compare a refused edit with. */
  current?: IssueDetail;
};

/** The format of rows this version writes; the database's upgrade converts older ones. */
export const ROW_FORMAT = 2;

type RowBase = {
  format: number;
  /** UUID made on the device; the Idempotency-Key of every attempt. */
  id: string;
  /** Order of writing. Not a time: a device's clock may be set back between two messages. */
  sequence: number;
  /** The author. Sent only in this person's session. */
  userId: string;
  /** The id of the report, message, proof or edited issue; made on the device if new. */
  entityId: string;
  /** Display name, if the body has none. */
  label?: string;
  /** Rows that have to be received first. */
  dependsOn: string[];
  parts: OutboxPart[];
  /** Milliseconds since 1970 by the device's clock, like all times of a row. */
  createdAt: number;
  status: OutboxStatus;
  attempts: number;
  /** Attempts before the person requested one or bytes arrived: they no longer affect the delay. */
  attemptsBeforeAsked?: number;
  nextAttemptAt: number;
  /** An attempt with unknown outcome: the text must stay as sent. */
  isInDoubt: boolean;
  problem: OutboxProblem | null;
  receivedAt: number | null;
  announcedAt: number | null;
  receiptNumber: string | null;
  result: unknown;
};

/** One queued operation; `body` has the type of its endpoint. */
export type OutboxRowOf<O extends QueueableOperation> = RowBase & {
  operation: O;
  params: ParamsOf<O>;
  body: BodyOf<O>;
};

export type OutboxRow = { [O in QueueableOperation]: OutboxRowOf<O> }[QueueableOperation];

/** Sent unchanged, it would be refused again. */
export function isStuck({ problem }: Pick<OutboxRow, 'problem'>): boolean {
  return problem?.code === 'version_conflict' || problem?.code === 'old_version';
}

/**
 * The bytes of a part, separate from the row so that changing a status never rewrites megabytes.
 */
export type StoredPart = { id: string; operationId: string; bytes: ArrayBuffer };

/** A short number to read out, from the entity's id. */
export function receiptNumber(entityId: string): string {
  return entityId.replaceAll('-', '').slice(0, 8).toUpperCase();
}
