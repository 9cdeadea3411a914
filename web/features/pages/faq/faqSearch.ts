import { SEARCH_MAX_LENGTH } from '#schema/limits.ts';
import { addressSearch, oneOf, textUpTo } from '#web/features/site/addressSearch.ts';

export const FAQ_TABS = ['general', 'funding', 'solvers', 'voting', 'technical'] as const;
export type FaqTab = (typeof FAQ_TABS)[number];

/** Search parameters of /faq: the open topic, and the words that were searched for. */
export const faqSearch = addressSearch({
  tab: oneOf(FAQ_TABS, 'general'),
  q: textUpTo(SEARCH_MAX_LENGTH),
});
