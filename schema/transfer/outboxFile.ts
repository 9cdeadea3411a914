import * as v from 'valibot';
import { PHOTO_MIME_TYPES, PHOTOS_PER_REPORT, PROOF_VIDEO_MAX_BYTES } from '#schema/limits.ts';
import { sha256, uuid } from '#schema/text.ts';
import { VIDEO_MIME_TYPES } from '#schema/issues/video.ts';
import { OUTBOX_FILE_FORMAT, OUTBOX_FILE_VERSION } from './outboxFileFormat.ts';

export const OUTBOX_FILE_MAX_ITEMS = 2_000;
const MAX_DRAFTS = 500;

const base64 = v.pipe(
  v.string(),
  v.maxLength(Math.ceil(PROOF_VIDEO_MAX_BYTES / 3) * 4),
  v.regex(/^[\d+/A-Za-z]*={0,2}$/u, 'Must be base64.'),
);

const part = v.object({
  id: uuid,
  sha256,
  mime: v.picklist([...PHOTO_MIME_TYPES, ...VIDEO_MIME_TYPES]),
  /** Null: the device had lost the picture. */
  base64: v.nullable(base64),
});

const item = v.object({
  /** The Idempotency-Key, by which the server recognizes items sent by the other device. */
  id: uuid,
  /** Unknown operations are imported too: their text is kept and shown. */
  operation: v.pipe(v.string(), v.maxLength(60)),
  params: v.record(v.string(), v.string()),
  body: v.record(v.string(), v.unknown()),
  entityId: uuid,
  dependsOn: v.array(uuid),
  createdAt: v.number(),
  isInDoubt: v.boolean(),
  problem: v.nullable(
    v.looseObject({
      code: v.string(),
      status: v.nullable(v.number()),
      detail: v.string(),
      errors: v.array(v.object({ path: v.string(), message: v.string() })),
    }),
  ),
  needsAttention: v.boolean(),
  parts: v.pipe(v.array(part), v.maxLength(PHOTOS_PER_REPORT)),
});
export type OutboxFileItem = v.InferOutput<typeof item>;

/** A form in progress; bytes in `value` are `{ base64 }`. */
const draft = v.object({
  key: v.pipe(v.string(), v.maxLength(200)),
  kind: v.pipe(v.string(), v.maxLength(60)),
  value: v.record(v.string(), v.unknown()),
  updatedAt: v.number(),
});
export type OutboxFileDraft = v.InferOutput<typeof draft>;

/** One person's unsent items, for another of their devices. */
export const outboxFile = v.object({
  format: v.literal(OUTBOX_FILE_FORMAT),
  version: v.literal(OUTBOX_FILE_VERSION),
  userId: uuid,
  /** Milliseconds since 1970 by the device's clock. */
  exportedAt: v.number(),
  items: v.pipe(v.array(item), v.maxLength(OUTBOX_FILE_MAX_ITEMS)),
  /** Absent in files of earlier releases, and where single items were exported. */
  drafts: v.optional(v.pipe(v.array(draft), v.maxLength(MAX_DRAFTS))),
});
export type OutboxFile = v.InferOutput<typeof outboxFile>;
