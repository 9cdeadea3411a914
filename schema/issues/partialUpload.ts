import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { sha256, uuid } from '#schema/text.ts';
import { putUpload } from './image.ts';
import { putVideo } from './video.ts';

const params = v.object({ id: uuid });

export const partialUpload = v.object({
  id: uuid,
  /** Bytes received so far; the next piece begins here. */
  offset: v.number(),
  isComplete: v.boolean(),
  /** Of the complete file as received; null before. */
  sha256: v.nullable(sha256),
});
export type PartialUpload = v.InferOutput<typeof partialUpload>;

/**
 * Appending by the IETF draft on resumable uploads (draft-ietf-httpbis-resumable-upload), with its
 * headers `Upload-Offset`, `Upload-Complete` and `Upload-Length`, and `Repr-Digest` (RFC 9530). One
 * difference: the client makes the id, so the first piece creates the upload and no round trip is
 * spent on asking for its address.
 */
export const appendUpload = defineEndpoint({
  operation: 'appendUpload',
  method: 'PATCH',
  path: '/api/partial-uploads/{id}',
  summary:
    'Appends a piece to a photo or video (headers Upload-Offset, Upload-Length and Upload-Complete, with the last piece Repr-Digest). What arrived before a cut is kept for a day; the last piece stores the file as its PUT does.',
  kind: 'bytes',
  access: 'session',
  isAuditExempt: true,
  params,
  query: v.object({ of: v.picklist(['photo', 'video'], 'of is photo or video.') }),
  status: 200,
  response: partialUpload,
  refusals: [
    ...new Set([
      ...putUpload.refusals,
      ...putVideo.refusals,
      'upload_offset',
      'upload_broken',
    ] as const),
  ],
});

export const getPartialUpload = defineEndpoint({
  operation: 'getPartialUpload',
  method: 'GET',
  path: '/api/partial-uploads/{id}',
  summary: "How much of one's own photo or video has arrived; 0 if nothing is known of it.",
  access: 'session',
  params,
  status: 200,
  response: partialUpload,
});
