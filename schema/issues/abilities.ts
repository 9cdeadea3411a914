import * as v from 'valibot';

/** What the person asking may do here; the buttons follow it, offline too. */
export const issueAbilities = v.object({
  edit: v.boolean(),
  delete: v.boolean(),
  pledge: v.boolean(),
  propose: v.boolean(),
  vote: v.boolean(),
  /** A reporter with others' money beside their own may only vote against. */
  approve: v.boolean(),
  discuss: v.boolean(),
  /** Say that it affects them too, or no longer does. */
  affect: v.boolean(),
  /** Say that it reports the same problem as another issue. */
  merge: v.boolean(),
  /** Say that it is a problem of its own after all. */
  unmerge: v.boolean(),
});
export type IssueAbilities = v.InferOutput<typeof issueAbilities>;
