/** Everybody who gains, loses or has already judged in a case. */
export type CaseParties = {
  creatorId: string | null;
  /** Who ever pledged here, given back or not. */
  donorIds: ReadonlySet<string>;
  /** Who ever proposed here, the chosen solver included. */
  proposerIds: ReadonlySet<string>;
  jurorIds: ReadonlySet<string>;
  /** Who raised a flag in this case: an accuser does not judge. */
  flaggerIds: ReadonlySet<string>;
  /** Who was ever asked for a paid report here: an expert witness does not judge. */
  validatorIds: ReadonlySet<string>;
};

/** Whether a person has a stake in the case or has taken a side, and so cannot rule. */
export function hasStake(personId: string, parties: CaseParties): boolean {
  const { creatorId, ...others } = parties;
  return personId === creatorId || Object.values(others).some((ids) => ids.has(personId));
}
