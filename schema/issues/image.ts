import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { latitude, longitude } from '#schema/places/geo.ts';
import {
  PHOTO_CARD_WIDTH_PX,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_EDGE_PX,
  PHOTO_MIME_TYPES,
  PHOTOS_PER_REPORT,
} from '#schema/limits.ts';
import { sha256, timestamp, uuid } from '#schema/text.ts';

export const IMAGE_TOO_LARGE = 'The image must be less than 5MB.';
export const IMAGE_WRONG_TYPE = 'Please upload a JPG, PNG, or WebP image.';

export const IMAGE_DAMAGED = 'This picture is damaged. Please choose another.';
export const IMAGE_TOO_MANY_PIXELS =
  'This picture has more than 120 megapixels. Please choose a smaller one.';
export const IMAGE_HEIC =
  'This browser cannot read HEIC pictures. On an iPhone, choose Most Compatible under Settings, Camera, Formats, or send a JPG.';

export const IMAGE_WIDTHS = [PHOTO_CARD_WIDTH_PX, PHOTO_MAX_EDGE_PX] as const;

/** The message for a file that is sent as it is; null: usable. */
export function photoFileError(file: { size: number; type: string }): string | null {
  if (!(PHOTO_MIME_TYPES as readonly string[]).includes(file.type)) return IMAGE_WRONG_TYPE;
  return file.size >= PHOTO_MAX_BYTES ? IMAGE_TOO_LARGE : null;
}

/** An upload in a report, with camera data if the person agreed. */
export const photoReference = v.object({
  id: uuid,
  sha256,
  takenAt: v.optional(v.nullable(timestamp)),
  latitude: v.optional(v.nullable(latitude)),
  longitude: v.optional(v.nullable(longitude)),
});
export type PhotoReference = v.InferInput<typeof photoReference>;

export const photoReferences = v.pipe(
  v.array(photoReference),
  v.maxLength(PHOTOS_PER_REPORT, `Please attach at most ${PHOTOS_PER_REPORT} photos.`),
);

export const photo = v.object({
  id: uuid,
  url: v.string(),
  sha256,
  width: v.number(),
  height: v.number(),
  takenAt: v.nullable(timestamp),
});

export const upload = v.object({
  id: uuid,
  /** Of the bytes exactly as received. */
  sha256,
  url: v.string(),
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
});
export type Upload = v.InferOutput<typeof upload>;

export const putUpload = defineEndpoint({
  operation: 'putUpload',
  method: 'PUT',
  path: '/api/uploads/{id}',
  summary: 'Stores one image under an id made by the client; safe to repeat.',
  kind: 'bytes',
  access: 'session',
  isAuditExempt: true,
  params: v.object({ id: uuid }),
  status: 201,
  response: upload,
  refusals: [
    'photo_too_large',
    'storage_full',
    'unsupported_image',
    'unreadable_image',
    'upload_differs',
    'account_frozen',
  ],
});

export const getImage = defineEndpoint({
  operation: 'getImage',
  method: 'GET',
  path: '/api/images/{id}',
  summary: 'A stored image as WebP without metadata, in one of the supported widths.',
  kind: 'bytes',
  access: 'optional',
  cache: 'own',
  deviceStore: 'images',
  params: v.object({ id: uuid }),
  query: v.object({
    w: v.optional(
      v.picklist(IMAGE_WIDTHS.map(String), 'w is 800 or 1600.'),
      String(PHOTO_MAX_EDGE_PX),
    ),
    /** Marks the address of a replacement picture. */
    r: v.optional(v.literal('1', 'r is 1.')),
  }),
  status: 200,
  refusals: ['image_not_found'],
});
