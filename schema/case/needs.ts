import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { decimalText } from '#schema/money/amount.ts';
import { timestamp, uuid } from '#schema/text.ts';

/**
 * `choose`: an offer to vote on with own money. `approve`: a proof to vote on. `seat`: an offered
 * seat on a jury; `verdict`: a taken one. `rule`, `confirm`: for the ambassadors of a case. `prove`:
 * chosen work whose proof is due; `redo`: a rejected one, to do again or appeal. `report`: an ordered
 * expert's report. `merge`: the other reporter asked whether both report the same.
 */
export const NEED_KINDS = [
  'choose',
  'approve',
  'seat',
  'verdict',
  'rule',
  'confirm',
  'prove',
  'redo',
  'report',
  'merge',
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

/** More than anybody acts on at once; the next ones appear as these are done. */
export const NEEDS_MAX = 50;

/** An open duty of one person. */
export const need = v.object({
  kind: v.picklist(NEED_KINDS),
  issueId: uuid,
  issueTitle: v.string(),
  imageUrl: v.nullable(v.string()),
  /** The proof that is judged; null: there is none. */
  proofId: v.nullable(uuid),
  /** Own money for `choose` and `approve`, the escrow for a ruling, the price or fee for work. */
  amount: v.nullable(decimalText),
  /** Null: no deadline. */
  endsAt: v.nullable(timestamp),
});
export type Need = v.InferOutput<typeof need>;

export const needList = v.object({
  needs: v.array(need),
  /** What was paid for this calendar year (UTC) with the person's money, by the books. */
  fixed: v.object({ count: v.number(), amount: decimalText }),
  /** Money of theirs is on its way, and their address was never proved. */
  isAddressAsked: v.boolean(),
});
export type NeedList = v.InferOutput<typeof needList>;

export const listNeeds = defineEndpoint({
  operation: 'listNeeds',
  method: 'GET',
  path: '/api/user/needs',
  summary:
    'What waits for an act of the signed-in person, the next deadline first; and what was paid for with their money this year.',
  access: 'session',
  status: 200,
  response: needList,
});

const PLACES: Record<NeedKind, (need: Pick<Need, 'issueId'>) => string> = {
  choose: ({ issueId }) => `/issues/${issueId}#proposals`,
  approve: ({ issueId }) => `/issues/${issueId}#proof-of-work`,
  seat: ({ issueId }) => `/jury#${issueId}`,
  verdict: ({ issueId }) => `/jury#${issueId}`,
  rule: ({ issueId }) => `/desk#${issueId}`,
  confirm: ({ issueId }) => `/desk#${issueId}`,
  prove: ({ issueId }) => `/issues/${issueId}/proof`,
  redo: ({ issueId }) => `/issues/${issueId}#proof-of-work`,
  report: ({ issueId }) => `/issues/${issueId}#proof-of-work`,
  merge: ({ issueId }) => `/issues/${issueId}`,
};

/** Where the person does what is needed. */
export const needPath = (one: Pick<Need, 'kind' | 'issueId'>): string => PLACES[one.kind](one);
