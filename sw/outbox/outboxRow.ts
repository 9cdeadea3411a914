import type { FieldError } from '#schema/errors.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { BodyOf, ParamsOf, QueueableOperation } from './operations.ts';

/**
 * waiting: will be sent. sending: claimed by a sender, or by one that died (the next one releases
 * it). attention: the server refused it, a person has to decide. received: the server's receipt.
 */
export type OutboxStatus = 'waiting' | 'sending' | 'attention' | 'received';

/** One photo of a row. Its bytes stand in a store of their own until the receipt names it. */
export type OutboxPart = {
  /** The id of the upload, which makes repeating it harmless. */
  id: string;
  /** Lowercase hexadecimal, over the bytes as they are sent. */
  sha256: string;
  mime: string;
  sizeBytes: number;
  isUploaded: boolean;
};

/** Why the last try did not succeed. `code` is the server's, or one of the device's own. */
export type OutboxProblem = {
  code: string;
  status: number | null;
  detail: string;
  errors: FieldError[];
  /** The issue as it stands on the server: what a refused edit has to be compared with. */
  current?: IssueDetail;
};

/** The shape of rows that this version writes; the database's upgrade brings older ones up to it. */
export const ROW_FORMAT = 2;

type RowBase = {
  format: number;
  /** UUID made on the device; it is the Idempotency-Key of every try. */
  id: string;
  /** Order of writing. Not a time: a device's clock may be set back between two messages. */
  sequence: number;
  /** Who wrote it. Sent only in this person's session. */
  userId: string;
  /** The id of the report, message, proof or edited issue, made on the device where it is new. */
  entityId: string;
  /** What the person knows it by, where its body does not say so. */
  label?: string;
  /** Rows that have to be received first. */
  dependsOn: string[];
  parts: OutboxPart[];
  /** Milliseconds since 1970 by the device's clock, as are all times of a row. */
  createdAt: number;
  status: OutboxStatus;
  attempts: number;
  /** Tries before a person last asked for one: those no longer count towards the delay. */
  attemptsBeforeAsked?: number;
  nextAttemptAt: number;
  /** A try went out whose outcome is unknown: the text must stay as it was sent. */
  isInDoubt: boolean;
  problem: OutboxProblem | null;
  receivedAt: number | null;
  /** When a page told the person about the receipt. */
  announcedAt: number | null;
  receiptNumber: string | null;
  /** The answer of the server, as it came with the receipt. */
  result: unknown;
};

/** One queued operation. The body is what the endpoint takes, typed by the operation. */
export type OutboxRowOf<O extends QueueableOperation> = RowBase & {
  operation: O;
  params: ParamsOf<O>;
  body: BodyOf<O>;
};

export type OutboxRow = { [O in QueueableOperation]: OutboxRowOf<O> }[QueueableOperation];

/** The bytes of one part, apart from the row so that changing a status never rewrites megabytes. */
export type StoredPart = { id: string; operationId: string; bytes: ArrayBuffer };

/** A number that a person can read out, from the id of what they sent. */
export function receiptNumberOf(entityId: string): string {
  return entityId.replaceAll('-', '').slice(0, 8).toUpperCase();
}
