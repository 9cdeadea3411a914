/**
 * Proof of work: where many accounts were made from one network, some seconds of hashing show that a device
 * is no machine making thousands. Several small parts take about the same time everywhere; one large part
 * would be a matter of luck.
 */
export const WORK_PARTS = 16;
/** Leading zero bits of each part's SHA-256: some 65,000 attempts for each. */
export const WORK_BITS = 16;

/** Hashed for an answer; short enough for one block of SHA-256. The seal is unique to a challenge. */
export const workText = (challenged: string, part: number, answer: number): string =>
  `${challenged.slice(challenged.lastIndexOf('.') + 1)}:${part}:${answer}`;
