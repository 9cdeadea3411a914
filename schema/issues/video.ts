import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { PROOF_VIDEO_MAX_SECONDS } from '#schema/limits.ts';
import { sha256, uuid } from '#schema/text.ts';

export const VIDEO_MIME_TYPES = ['video/mp4', 'video/webm'] as const;

export const video = v.object({
  id: uuid,
  /** Of the bytes exactly as received. */
  sha256,
  url: v.string(),
  mime: v.picklist(VIDEO_MIME_TYPES),
  bytes: v.number(),
  durationMs: v.number(),
});

const videoParams = v.object({ id: uuid });

export const putVideo = defineEndpoint({
  operation: 'putVideo',
  method: 'PUT',
  path: '/api/videos/{id}',
  summary: `Stores the video of a proof (MP4 or WebM, at most ${PROOF_VIDEO_MAX_SECONDS} seconds) under an id made by the client; safe to repeat.`,
  kind: 'bytes',
  access: 'session',
  isAuditExempt: true,
  params: videoParams,
  status: 201,
  response: video,
  refusals: [
    'video_too_large',
    'storage_full',
    'video_too_long',
    'unsupported_video',
    'unreadable_video',
    'upload_differs',
    'account_frozen',
  ],
});

export const getVideo = defineEndpoint({
  operation: 'getVideo',
  method: 'GET',
  path: '/api/videos/{id}',
  summary: 'A stored video, whole or the requested byte range.',
  kind: 'bytes',
  access: 'optional',
  cache: 'own',
  params: videoParams,
  status: 200,
  refusals: ['video_not_found', 'range_not_satisfiable'],
});
