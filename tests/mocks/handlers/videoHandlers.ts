import { byteRangeOf } from '#api/domain/media/byteRange.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { checkVideo } from '#api/domain/media/video.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { VideoRow } from '../mockState.ts';
import { sha256Hex } from '../sha256Hex.ts';

/** Videos of proofs, served whole or in parts. */
export const videoHandlers: MockHandlersOf<'putVideo' | 'getVideo'> = {
  async putVideo({ world, params, bytes, actor, request }) {
    if (actor.isFrozen) throw new Refusal('account_frozen');
    const { videos } = world.state;
    const { mime, durationMs, served } = checkVideo(new Uint8Array(bytes));
    const sha256 = await sha256Hex(bytes);
    const known = videos.get(params.id);
    if (known && (known.sha256 !== sha256 || known.ownerId !== actor.id)) {
      throw new Refusal('upload_differs');
    }
    const { byteLength } = bytes;
    const row: VideoRow = {
      id: params.id,
      ownerId: actor.id,
      sha256,
      mime,
      durationMs,
      byteLength,
      bytes: Uint8Array.from(served).buffer,
    };
    videos.set(row.id, row);
    const url = `${new URL(request.url).origin}/api/videos/${row.id}`;
    return { id: row.id, sha256, url, mime, bytes: byteLength, durationMs };
  },

  getVideo({ world, params, request }) {
    const row = world.state.videos.get(params.id);
    if (!row) throw new Refusal('video_not_found');
    const { byteLength } = row;
    const range = byteRangeOf(request.headers.get('range') ?? '', byteLength);
    const { start, end } = range ?? { start: 0, end: byteLength };
    return new Response(row.bytes.slice(start, end), {
      status: range ? 206 : 200,
      headers: {
        'content-type': row.mime,
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
        ...(range ? { 'content-range': `bytes ${start}-${end - 1}/${byteLength}` } : {}),
      },
    });
  },
};
