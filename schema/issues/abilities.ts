import * as v from 'valibot';

/** The viewer's permissions, for buttons that work offline too. */
export const issueAbilities = v.object({
  edit: v.boolean(),
  delete: v.boolean(),
  pledge: v.boolean(),
  propose: v.boolean(),
  vote: v.boolean(),
  /** False for a reporter with others' money beside their own, who may only vote against. */
  approve: v.boolean(),
  discuss: v.boolean(),
  affect: v.boolean(),
  /** Absent in data that a device stored under an earlier release. */
  sight: v.optional(v.boolean()),
  /** Say that a completed issue is broken again, while that counts. Absent as `sight`. */
  sightAgain: v.optional(v.boolean()),
  merge: v.boolean(),
  unmerge: v.boolean(),
});
export type IssueAbilities = v.InferOutput<typeof issueAbilities>;
