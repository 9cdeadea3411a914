import { FAQ_TABS, type FaqTab } from './faqSearch.ts';
import { hasSpelling, spellings } from '#schema/typed/foldForSearch.ts';

export type FaqEntry = { question: string; answer: string };
export type FaqHit = FaqEntry & { tab: FaqTab };

const splitWords = (text: string) =>
  text
    .trim()
    .split(/\s+/u)
    .map(spellings)
    .filter(([word]) => word);

/**
 * Questions of all topics that contain every search word, as people spell it, in question or answer.
 * Matches within the question come first; otherwise page order.
 */
export function findAnswers(
  entries: Readonly<Record<FaqTab, readonly FaqEntry[]>>,
  search: string,
): FaqHit[] {
  const words = splitWords(search);
  if (words.length === 0) return [];
  const hasAll = (text: string) => words.every((word) => hasSpelling(text, word));
  const all = FAQ_TABS.flatMap((tab) => entries[tab].map((entry) => ({ ...entry, tab })));
  const hits = all.filter(({ question, answer }) => hasAll(`${question} ${answer}`));
  const isByQuestion = ({ question }: FaqEntry) => hasAll(question);
  return [...hits.filter(isByQuestion), ...hits.filter((hit) => !isByQuestion(hit))];
}
