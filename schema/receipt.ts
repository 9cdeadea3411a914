import * as v from 'valibot';
import { sha256, uuid } from './text.ts';

/**
 * Proof that a queued operation is stored: it names the operation's key and the hash of every
 * part. A device deletes a queued row on nothing less.
 */
export const receipt = v.object({
  key: v.nullable(uuid),
  parts: v.array(v.object({ id: uuid, sha256 })),
});
export type Receipt = v.InferOutput<typeof receipt>;
