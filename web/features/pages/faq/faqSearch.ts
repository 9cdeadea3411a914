import { SEARCH_MAX_LENGTH } from '#schema/limits.ts';
import { addressSearch, oneOf, textUpTo } from '#web/features/site/addressSearch.ts';

export const FAQ_TABS = ['general', 'funding', 'solvers', 'voting', 'technical'] as const;
export type FaqTab = (typeof FAQ_TABS)[number];

/** The open topic, and the search text. */
export const faqSearch = addressSearch({
  tab: oneOf(FAQ_TABS, 'general'),
  q: textUpTo(SEARCH_MAX_LENGTH),
});
