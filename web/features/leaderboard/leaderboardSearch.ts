import * as v from 'valibot';

/** Search parameters of /leaderboard: a month such as 2026-05; none: the present one. */
export const leaderboardSearch = v.object({
  month: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/u))),
    undefined,
  ),
});
