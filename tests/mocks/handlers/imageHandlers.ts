import { Refusal } from '#api/domain/refusal.ts';
import type { Upload } from '#schema/issues/image.ts';
import { readImageHeader } from '../imageHeader.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { UploadRow } from '../mockState.ts';
import { sha256Hex } from '../sha256Hex.ts';

function presentUpload(row: UploadRow, origin: string): Upload {
  const { id, sha256, width, height, byteLength } = row;
  return { id, sha256, url: `${origin}/api/images/${id}`, width, height, bytes: byteLength };
}

/** Pictures. The mock serves them as they came, in one size: it has nothing to re-encode with. */
export const imageHandlers: MockHandlersOf<'putUpload' | 'getImage'> = {
  async putUpload({ world, params, bytes, actor, request }) {
    if (actor.isFrozen) throw new Refusal('account_frozen');
    const { uploads } = world.state;
    const { origin } = new URL(request.url);
    const header = readImageHeader(bytes);
    const sha256 = await sha256Hex(bytes);
    const known = uploads.get(params.id);
    if (known && (known.sha256 !== sha256 || known.ownerId !== actor.id)) {
      throw new Refusal('upload_differs');
    }
    if (known) return presentUpload(known, origin);
    const row: UploadRow = {
      ...header,
      id: params.id,
      ownerId: actor.id,
      sha256,
      byteLength: bytes.byteLength,
      bytes,
      fileName: null,
    };
    uploads.set(row.id, row);
    return presentUpload(row, origin);
  },

  async getImage({ world, params }) {
    const row = world.state.uploads.get(params.id);
    if (!row) throw new Refusal('image_not_found');
    const bytes = row.bytes ?? (await world.files(row.fileName ?? ''));
    return new Response(bytes, {
      headers: {
        'content-type': row.mime,
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
  },
};
