import * as v from 'valibot';
import { timestamp, uuid } from '#schema/text.ts';

/** What a body says: it has the report, fixes it by a day, is not responsible, has fixed it. */
export const OFFICIAL_STATES = ['received', 'will_fix', 'not_ours', 'fixed'] as const;
export type OfficialState = (typeof OFFICIAL_STATES)[number];

export const officialAnswer = v.object({
  id: uuid,
  bodyName: v.string(),
  state: v.picklist(OFFICIAL_STATES),
  /** The day by which it will be fixed; null unless the state says so. */
  fixBy: v.nullable(v.string()),
  text: v.string(),
  /** A path of this site; null: no picture. */
  imageUrl: v.nullable(v.string()),
  answeredAt: timestamp,
});
export type OfficialAnswer = v.InferOutput<typeof officialAnswer>;

/** Until a solver is chosen. */
export const fixedQuestion = v.object({
  /**
   * Null: people at the place say so, and only the reporter is asked; else the body that says so, and
   * reporter and donors are asked.
   */
  bodyName: v.nullable(v.string()),
  endsAt: timestamp,
  /** What the person said; null: nothing yet. */
  said: v.nullable(v.boolean()),
});
export type FixedQuestion = v.InferOutput<typeof fixedQuestion>;

/** Days in which it can be answered; without an answer nothing changes. */
export const FIXED_ANSWER_DAYS = 14;

/** Who was told of an issue and what they said, oldest first. */
export const responsible = v.object({
  bodyName: v.string(),
  toldAt: timestamp,
  answers: v.array(officialAnswer),
});
export type Responsible = v.InferOutput<typeof responsible>;
