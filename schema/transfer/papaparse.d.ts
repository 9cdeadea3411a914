/** The used part of papaparse; its published types depend on those of Node and browsers. */
declare module 'papaparse' {
  type ParseError = { code: string; row?: number };
  class Parser {
    constructor(config: { delimiter: string; newline: string });
    /** With `ignoreLastRow` the cursor is behind the last complete row. */
    parse(
      text: string,
      baseIndex: number,
      ignoreLastRow: boolean,
    ): { data: string[][]; errors: ParseError[]; meta: { cursor: number } };
  }
  function unparse(rows: readonly (readonly string[])[]): string;
  const papa: { Parser: typeof Parser; unparse: typeof unparse };
  // The package has only a default export.
  export default papa;
}
