/** One sentence of the specification, in short, and the test that proves it. */
export type Statement = { section: string; statement: string; test: string };

/** A test, as `file > name`, with the statements that it proves. */
export type Proof = readonly [test: string, ...statements: string[]];

/** The statements of a section. A name with `%s` stands for all cases of one test. */
export function statementsOf(section: string, proofs: readonly Proof[]): Statement[] {
  return proofs.flatMap(([test, ...statements]) =>
    statements.map((statement) => ({ section, statement, test })),
  );
}
