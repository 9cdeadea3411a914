import * as v from 'valibot';
import { SEARCH_MAX_LENGTH } from '#schema/limits.ts';

export const FAQ_TABS = ['general', 'funding', 'solvers', 'voting', 'technical'] as const;
export type FaqTab = (typeof FAQ_TABS)[number];

export type FaqEntry = { question: string; answer: string };
export type FaqHit = FaqEntry & { tab: FaqTab };

/** Search parameters of /faq: the open topic, and the words that were searched for. */
export const faqSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(FAQ_TABS), 'general'), 'general'),
  q: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_MAX_LENGTH)), ''), ''),
});

export const FAQ_SEARCH_DEFAULTS = { tab: 'general', q: '' } as const;

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
