const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const toBytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

function elementText(value: unknown): string {
  if (Array.isArray(value)) return arrayText(value);
  const text = pgValue(value);
  return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

const arrayText = (values: readonly unknown[]): string => `{${values.map(elementText).join(',')}}`;

export function pgValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  // oxlint-disable-next-line no-base-to-string -- no object is left
  if (typeof value !== 'object') return String(value);
  if (ArrayBuffer.isView(value)) return `\\x${hex(toBytes(value))}`;
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? arrayText(value) : JSON.stringify(value);
}
