import { addressSearch, textLike } from '#web/features/site/addressSearch.ts';

/** A month such as 2026-05; without one, the latest month that has ranks. */
export const leaderboardSearch = addressSearch({ month: textLike(/^20\d\d-(0[1-9]|1[0-2])$/u) });
