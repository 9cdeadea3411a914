/** The whole body of a response; null: it exceeds `maxBytes`, and the rest is not read. */
export async function readLimited(
  { body }: Pick<Response, 'body'>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    const bytes = part as Uint8Array;
    length += bytes.byteLength;
    if (length > maxBytes) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
