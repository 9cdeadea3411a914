import * as v from 'valibot';

export const PROFILE_SECTIONS = ['overview', 'proposals', 'votes', 'settings'] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

export const PROFILE_SEARCH_DEFAULTS = { section: 'overview' } as const;

/** Search parameters of /profile: the part that is open. */
export const profileSearch = v.object({
  section: v.fallback(v.optional(v.picklist(PROFILE_SECTIONS), 'overview'), 'overview'),
});
