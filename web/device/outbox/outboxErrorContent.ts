import type { OutboxErrorCode } from '#sw/outbox/OutboxError.ts';

/** What a person reads when the device fails. */
export const outboxErrorContent: Record<OutboxErrorCode, string> = {
  quota_exceeded: 'There is no room left on this device. Free some storage, then try again.',
  unavailable:
    'This browser does not let the app store anything, for example in a private window. Nothing can be kept for later here.',
  outdated:
    'A newer version of the app has stored what waits on this device, and this version cannot read it. Reload this page.',
  not_found: 'This item is no longer unsent.',
  sending: 'This item is being sent at this moment.',
  in_doubt:
    'An earlier attempt may have arrived, so its text can no longer be changed. Resend it as it is.',
  signed_out: 'Please sign in first.',
};
