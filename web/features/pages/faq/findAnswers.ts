import { FAQ_TABS, type FaqTab } from './faqSearch.ts';

export type FaqEntry = { question: string; answer: string };
export type FaqHit = FaqEntry & { tab: FaqTab };

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/u).filter(Boolean);

/**
 * The questions of all topics that hold every word of a search, in any case, in question or answer.
 * Those that hold them all in the question come first; otherwise the order of the page is kept.
 */
export function findAnswers(
  entries: Readonly<Record<FaqTab, readonly FaqEntry[]>>,
  search: string,
): FaqHit[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const all = FAQ_TABS.flatMap((tab) => entries[tab].map((entry) => ({ ...entry, tab })));
  const hits = all.filter(({ question, answer }) => hasAll(`${question} ${answer}`));
  const isByQuestion = ({ question }: FaqEntry) => hasAll(question);
  return [...hits.filter(isByQuestion), ...hits.filter((hit) => !isByQuestion(hit))];
}
