import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** Derived, so that neither the table nor a backup of it contains the secret; `number`: of the rotation. */
export function webhookSecret(siteSecret: Buffer, endpointId: string, number: number): Buffer {
  return createHmac('sha256', siteSecret).update(`webhook ${endpointId} ${number}`).digest();
}

export const shownSecret = (secret: Buffer): string => `${PREFIX}${secret.toString('base64')}`;

export type SignedMessage = { id: string; timestamp: number; payload: string };

/** The headers of the Standard Webhooks specification; `timestamp` in seconds. */
export function webhookHeaders(
  { id, timestamp, payload }: SignedMessage,
  secrets: readonly Buffer[],
): Record<string, string> {
  const sign = (secret: Buffer) =>
    createHmac('sha256', secret).update(`${id}.${timestamp}.${payload}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
