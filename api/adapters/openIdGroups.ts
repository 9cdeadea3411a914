type Claims = Readonly<Record<string, unknown>>;

export type GroupOfOperators = {
  /** The name of a claim, or a dotted path: `realm_access.roles`. */
  claim: string;
  group: string;
};

/** Claim names may contain dots themselves, as URLs do. Undefined: no such claim. */
export function claimAt(claims: Claims, claim: string): unknown {
  if (Object.hasOwn(claims, claim)) return claims[claim];
  let found: unknown = claims;
  for (const name of claim.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name))
      return undefined;
    found = (found as Claims)[name];
  }
  return found;
}

/** By the group's full name; some providers send a single group as a string. */
export function isInGroup(claims: Claims, { claim, group }: GroupOfOperators): boolean {
  const groups = claimAt(claims, claim);
  return groups === group || (Array.isArray(groups) && groups.includes(group));
}
