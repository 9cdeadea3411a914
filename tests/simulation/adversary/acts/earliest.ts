/** The first of these moments that is still to come; null: none. */
export function earliest(moments: readonly (Date | null)[], now: Date): Date | null {
  const times = moments.flatMap((at) => (at !== null && at > now ? [at] : []));
  return times.reduce<Date | null>((first, at) => (first && first < at ? first : at), null);
}
