import { webhookHeaders, webhookSecret } from '#api/partners/webhooks/signWebhook.ts';
import type { PreparedForwarding } from './forwardReports.ts';
import type { OutboundRequest } from '#api/platform/outboundPorts.ts';
import { SECOND_MS } from '#schema/durations.ts';

/** Differs from the secret of every webhook endpoint that receives all events. */
export const forwardingSecret = (siteSecret: Buffer, bodyId: string, number: number): Buffer =>
  webhookSecret(siteSecret, `body ${bodyId}`, number);

type Facts = Pick<
  PreparedForwarding,
  'id' | 'bodyId' | 'issueId' | 'address' | 'token' | 'secretNumber' | 'isRotating'
>;

/**
 * Per the Standard Webhooks specification, always under the same id: the address of the report, and the
 * private link by which the body answers. `now`: the real time, by which receivers judge the message's age.
 */
export function writeForwardingHook(
  { id, bodyId, issueId, address, token, secretNumber, isRotating }: Facts,
  { origin, siteSecret, now }: { origin: string; siteSecret: Buffer; now: Date },
): OutboundRequest {
  const payload = JSON.stringify({
    type: 'issue.forwarded',
    timestamp: now.toISOString(),
    data: {
      id: issueId,
      url: `${origin}/api/issues/${issueId}`,
      page: `${origin}/issues/${issueId}`,
      answer: `${origin}/answer/${token}`,
    },
  });
  const timestamp = Math.floor(now.getTime() / SECOND_MS);
  const numbers = isRotating ? [secretNumber, secretNumber - 1] : [secretNumber];
  const secrets = numbers.map((number) => forwardingSecret(siteSecret, bodyId, number));
  const headers = webhookHeaders({ id: `fwd_${id}`, timestamp, payload }, secrets);
  return { url: address, method: 'POST', headers, body: payload, maxBytes: 0 };
}
