/** What happens to an issue, as other programs are told. */
export const WEBHOOK_EVENTS = [
  'reported',
  'edited',
  'answered',
  'funded',
  'chosen',
  'proof',
  'decided',
  'paid',
  'refunded',
  'hidden',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
