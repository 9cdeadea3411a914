import { addressSearch, textLike } from '#web/features/site/addressSearch.ts';

/** Search parameters of /leaderboard: a month such as 2026-05; none: the newest one in which anybody has a rank. */
export const leaderboardSearch = addressSearch({ month: textLike(/^20\d\d-(0[1-9]|1[0-2])$/u) });
