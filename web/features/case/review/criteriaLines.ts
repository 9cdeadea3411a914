const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u;
/** The end of a sentence, before the next one. */
const SENTENCE_END = /(?<=[.!?;؛؟])\s+/u;

/** Criteria as people write them, one after the other: the lines of a list, or else the sentences. */
export function criteriaLines(text: string): string[] {
  const lines = text.split('\n');
  const parts = lines.length > 1 ? lines : text.split(SENTENCE_END);
  return parts.map((part) => part.replace(BULLET, '').trim()).filter((part) => part !== '');
}
