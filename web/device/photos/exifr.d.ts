/** The package declares types for its default entry only; this is our one call of the small one. */
declare module 'exifr/dist/mini.esm.mjs' {
  type Tags = Record<string, unknown>;
  export function parse(
    input: ArrayBuffer,
    options: Record<string, boolean | number[]>,
  ): Promise<{ exif?: Tags; gps?: Tags } | undefined>;
}
