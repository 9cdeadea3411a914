import { addressSearch, oneOf, textUpTo } from '#web/features/site/addressSearch.ts';

export const PROFILE_SECTIONS = ['overview', 'proposals', 'votes', 'settings'] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** `page`: of the settings; their names are no part of the first load. */
export const profileSearch = addressSearch({
  section: oneOf(PROFILE_SECTIONS, 'overview'),
  page: textUpTo(20),
});
