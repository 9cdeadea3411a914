/** A section of the specification: what it states and can be tested, each in short. */
export type Section = readonly [title: string, statements: readonly string[]];

/** One sentence of the specification. Titles of tests that prove it carry its number in brackets. */
export type Statement = { number: string; section: string; statement: string };

/** Numbers the statements: `2.14` is the fourteenth of all sections that begin with a 2. */
export function numberStatements(sections: readonly Section[]): Statement[] {
  const counts = new Map<string, number>();
  return sections.flatMap(([section, statements]) =>
    statements.map((statement) => {
      const chapter = section.split(' ')[0] ?? '';
      const count = (counts.get(chapter) ?? 0) + 1;
      counts.set(chapter, count);
      return { number: `${chapter}.${count}`, section, statement };
    }),
  );
}

/**
 * The numbers in the brackets that end a title: `[2.3-5, 9.1]` is 2.3, 2.4, 2.5 and 9.1. Of a source, those in
 * the brackets that end any of its strings.
 */
export function numbersIn(text: string): string[] {
  const tags = text.matchAll(/\[(\d\.\d+(?:-\d+)?(?:, \d\.\d+(?:-\d+)?)*)\](?=$|['"`])/gu);
  return [...tags].flatMap(([, tag = '']) => tag.split(', ').flatMap(expandRange));
}

function expandRange(range: string): string[] {
  const [, chapter = '', first = '', last = first] = /^(\d)\.(\d+)(?:-(\d+))?$/u.exec(range) ?? [];
  const length = Number(last) - Number(first) + 1;
  return Array.from({ length }, (_, index) => `${chapter}.${Number(first) + index}`);
}
