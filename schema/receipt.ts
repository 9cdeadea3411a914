import * as v from 'valibot';
import { sha256, uuid } from './text.ts';

/**
 * Proves that a queued operation is stored, with its key and the hash of every part. A device
 * deletes a queued row only on this.
 */
export const receipt = v.object({
  key: v.nullable(uuid),
  parts: v.array(v.object({ id: uuid, sha256 })),
});
export type Receipt = v.InferOutput<typeof receipt>;
