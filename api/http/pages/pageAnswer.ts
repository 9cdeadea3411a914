import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { isNotModified } from '#api/http/isNotModified.ts';

const BROTLI_LEVEL = 5;
const KEPT_MAX = 300;

const packers = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL },
    }),
  gzip: (text: string) => promisify(gzip)(text),
  // As bytes: encoding per reader would be half of the work.
  identity: (text: string) => Promise.resolve(Buffer.from(text)),
};

export type TaggedText = { text: string; tag: string };

export const tagged = (text: string): TaggedText => ({
  text,
  tag: createHash('sha256').update(text).digest('base64url'),
});

export type AnswerText = (context: Context, text: TaggedText, type: string) => Promise<void>;

/**
 * Compressed as the client accepts, and revalidated by ETag. The compressed forms of the latest 300 texts are
 * cached, so that requests for many addresses cannot fill the memory.
 */
export function createTextAnswers(keptMax = KEPT_MAX): AnswerText {
  const kept = new Map<string, Promise<Buffer>>();

  function pack(encoding: keyof typeof packers, tag: string, text: string): Promise<Buffer> {
    const key = `${encoding} ${tag}`;
    const packed = kept.get(key) ?? packers[encoding](text);
    kept.delete(key);
    kept.set(key, packed);
    if (kept.size > keptMax) kept.delete(kept.keys().next().value ?? '');
    return packed;
  }

  return async (context, { text, tag }, type) => {
    context.type = type;
    context.vary('Accept-Encoding');
    // Weak: shared with the compressed forms.
    context.set('ETag', `W/"${tag}"`);
    if (context.status === 200 && isNotModified(context.get('If-None-Match'), `W/"${tag}"`)) {
      context.status = 304;
      return;
    }
    const accepted = context.acceptsEncodings('br', 'gzip', 'identity');
    const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
    if (encoding !== 'identity') context.set('Content-Encoding', encoding);
    context.body = await pack(encoding, tag, text);
    context.type = type;
  };
}
