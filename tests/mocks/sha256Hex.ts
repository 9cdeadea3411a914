/** Lowercase hexadecimal SHA-256 of bytes or of UTF-8 text. */
export async function sha256Hex(content: ArrayBuffer | string): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
