type Decoder = { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };

export class NotUtf8 extends Error {
  override readonly name = 'NotUtf8';
}

const LOST = '\uFFFD';

/**
 * Decodes UTF-8 as it arrives, and throws NotUtf8 at the first invalid byte. `createDecoder`: a
 * `TextDecoder`, fatal or not.
 */
export async function* decodeText(
  pieces: AsyncIterable<Uint8Array>,
  createDecoder: (isFatal: boolean) => Decoder,
): AsyncGenerator<string> {
  const decoder = createDecoder(true);
  for await (const bytes of pieces) {
    let text: string | null = null;
    try {
      text = decoder.decode(bytes, { stream: true });
    } catch {
      // Reported below, after the valid text before it.
    }
    yield text ?? createDecoder(false).decode(bytes).split(LOST, 1)[0] ?? '';
    if (text === null) throw new NotUtf8();
  }
  try {
    decoder.decode();
  } catch {
    throw new NotUtf8();
  }
}
