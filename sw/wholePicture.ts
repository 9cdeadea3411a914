const JPEG_END_WITHIN = 1_024;

/**
 * False for a truncated picture or something else, as far as the format reveals it. Reads `answer`
 * to its end.
 */
export async function isWholePicture(answer: Response): Promise<boolean> {
  const type = answer.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (/^image\/webp\b/u.test(type)) return isWholeWebp(bytes);
  if (/^image\/jpeg\b/u.test(type)) return textAt(bytes, -JPEG_END_WITHIN).includes('\xff\xd9');
  if (/^image\/png\b/u.test(type)) return textAt(bytes, -12).includes('IEND');
  return bytes.length > 0;
}

/** The header states the file's length. */
function isWholeWebp(bytes: Uint8Array): boolean {
  if (bytes.length < 12 || !/^RIFF[^]{4}WEBP$/u.test(textAt(bytes, 0, 12))) return false;
  const { buffer, byteOffset } = bytes;
  return bytes.length >= 8 + new DataView(buffer, byteOffset).getUint32(4, true);
}

const textAt = (bytes: Uint8Array, start: number, end?: number) =>
  String.fromCharCode(...bytes.subarray(start, end));
