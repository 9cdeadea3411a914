import { FAQ_TABS, type FaqTab } from './faqSearch.ts';

export type FaqEntry = { question: string; answer: string };
export type FaqHit = FaqEntry & { tab: FaqTab };

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/u).filter(Boolean);

/**
 * Questions of all topics that contain every search word, ignoring case, in question or answer.
 * Matches within the question come first; otherwise page order.
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
