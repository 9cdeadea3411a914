type Decoder = { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };

/** The text of a file is not in UTF-8. */
export class NotUtf8 extends Error {
  override readonly name = 'NotUtf8';
}

const LOST = '\uFFFD';

/**
 * The text of bytes in UTF-8 as they come in, up to the first that are none, at which it throws
 * NotUtf8. `createDecoder`: a `TextDecoder`, fatal or not.
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
      // Told below, after what stands before it.
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
