const monthOf = (at: string) => `date_trunc('month', ${at} at time zone 'UTC')`;

/**
 * SQL: whether what a case did to a person's record may be told at the moment `now`. Of a juror's own
 * verdict only once the month (UTC) is over in which the case became final: score, figures and rank
 * of a person who sat on one jury would otherwise say at its end how they judged.
 */
export const isTold = ({ isVerdict, at, now }: { isVerdict: string; at: string; now: string }) =>
  `(not (${isVerdict}) or ${monthOf(at)} < ${monthOf(`${now}::timestamptz`)})`;
