type Source = {
  randomUUID?: () => string;
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
};

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/**
 * Browsers make UUIDs only on pages with https or on this machine; in a local network without it
 * every write would fail before it is sent.
 */
export function completePlainHttp(source: Source = crypto): void {
  source.randomUUID ??= () => {
    const bytes = source.getRandomValues(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    return Array.from(bytes, hex)
      .join('')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
  };
}
