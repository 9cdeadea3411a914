import { addressSearch, oneOf } from '#web/features/site/addressSearch.ts';

export const PROFILE_SECTIONS = ['overview', 'proposals', 'votes', 'settings'] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

export const profileSearch = addressSearch({ section: oneOf(PROFILE_SECTIONS, 'overview') });
