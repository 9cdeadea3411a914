/** The part of papaparse that is used; its published types would bring those of Node and browsers. */
declare module 'papaparse' {
  type ParseError = { code: string; row?: number };
  class Parser {
    constructor(config: { delimiter: string; newline: string });
    /** With `ignoreLastRow` the cursor stands behind the last row that is whole. */
    parse(
      text: string,
      baseIndex: number,
      ignoreLastRow: boolean,
    ): { data: string[][]; errors: ParseError[]; meta: { cursor: number } };
  }
  function unparse(rows: readonly (readonly string[])[]): string;
  const papa: { Parser: typeof Parser; unparse: typeof unparse };
  // The package has nothing else to import.
  export default papa;
}
