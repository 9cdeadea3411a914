export type CaseParties = {
  creatorId: string | null;
  /** Including refunded pledges. */
  donorIds: ReadonlySet<string>;
  /** Including the chosen solver. */
  proposerIds: ReadonlySet<string>;
  jurorIds: ReadonlySet<string>;
  /** Accusers do not judge. */
  flaggerIds: ReadonlySet<string>;
  /** Expert witnesses do not judge. */
  validatorIds: ReadonlySet<string>;
};

export const partyIds = ({ creatorId, ...others }: CaseParties): string[] => [
  ...(creatorId === null ? [] : [creatorId]),
  ...Object.values(others).flatMap((ids) => [...ids]),
];

/** Has a stake or has taken a side, and so cannot rule. */
export function hasStake(personId: string, parties: CaseParties): boolean {
  const { creatorId, ...others } = parties;
  return personId === creatorId || Object.values(others).some((ids) => ids.has(personId));
}
