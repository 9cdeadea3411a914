/** Sentences may contain the marks of inlineText.ts. */
export type Block =
  | string
  | { subtitle: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { terms: readonly (readonly [term: string, meaning: string])[] }
  | { table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] } }
  | { question: string; answer: string };

export type TextSection = {
  id: string;
  title: string;
  /** An address that opens the page at this section. */
  path?: `/${string}`;
  blocks: readonly Block[];
};

export type LongText = {
  title: string;
  lead: string;
  /** For search engines and previews. */
  description: string;
  lastUpdated?: string;
  sections: readonly TextSection[];
};
