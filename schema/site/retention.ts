import * as v from 'valibot';

type Period = { min: number; max: number; usual: number };

/** How long an installation keeps what belongs to people: its operator chooses within these bounds. */
export const RETENTION = {
  /** Until an idle sign-in ends, and until any does. */
  sessionDays: { min: 1, max: 365, usual: 30 },
  sessionMaxDays: { min: 1, max: 365, usual: 90 },
  /** Absence after which a browser is no longer known. */
  deviceDays: { min: 30, max: 365, usual: 180 },
  /** Links between accounts, since last seen. Below a month a jury could not tell who belongs together. */
  accountTraceDays: { min: 30, max: 365, usual: 180 },
  /** The whole answer to a repeated request; a device may be without network for weeks. */
  replyKeptDays: { min: 30, max: 180, usual: 30 },
  /** Network addresses of failed sign-ins, where they are written at all. */
  failedSignInHours: { min: 2, max: 24, usual: 24 },
} as const satisfies Record<string, Period>;

export const retention = v.object({
  sessionDays: v.number(),
  sessionMaxDays: v.number(),
  deviceDays: v.number(),
  accountTraceDays: v.number(),
  replyKeptDays: v.number(),
  failedSignInHours: v.number(),
});
export type Retention = v.InferOutput<typeof retention>;

export const USUAL_RETENTION: Retention = {
  sessionDays: RETENTION.sessionDays.usual,
  sessionMaxDays: RETENTION.sessionMaxDays.usual,
  deviceDays: RETENTION.deviceDays.usual,
  accountTraceDays: RETENTION.accountTraceDays.usual,
  replyKeptDays: RETENTION.replyKeptDays.usual,
  failedSignInHours: RETENTION.failedSignInHours.usual,
};
