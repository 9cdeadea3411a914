import type { Outbound } from '#api/platform/outboundPorts.ts';
import { ERRORS } from '#schema/errors.ts';
import { PHOTO_MAX_BYTES } from '#schema/limits.ts';

export const TOO_LARGE = ERRORS.photo_too_large[1];

/**
 * The picture at a media_url that somebody sent, fetched from the open internet only; or a sentence that says
 * what is wrong.
 */
export async function fetchPicture(
  outbound: Pick<Outbound, 'mayReach' | 'send'>,
  url: string,
): Promise<{ bytes: Uint8Array } | { fault: string }> {
  if (!outbound.mayReach(url))
    return { fault: 'media_url must be an https address on the open internet.' };
  const answer = await outbound.send({ url, method: 'GET', maxBytes: PHOTO_MAX_BYTES - 1 });
  if (answer.kind === 'failed')
    return { fault: `media_url could not be fetched (${answer.reason}).` };
  if (answer.status !== 200) return { fault: `media_url was answered with ${answer.status}.` };
  return answer.bytes === null ? { fault: `media_url: ${TOO_LARGE}` } : { bytes: answer.bytes };
}
