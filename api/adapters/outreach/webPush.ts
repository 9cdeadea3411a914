import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { PushOutcome, WebPush } from '#api/platform/ports.ts';
import { NotAnswered } from './notAnswered.ts';
import { isPublicAddress, lookupPublic } from './publicAddress.ts';

export type WebPushOptions = {
  /** VAPID keys (RFC 8292), base64url. */
  keys: { publicKey: string; privateKey: string };
  /** Contact for the push service: an https address or `mailto:`. */
  subject: string;
  /** Allows https to public addresses only. False lets tests push to this machine. */
  isPublicOnly: boolean;
  timeoutMs: number;
  /** An additional certificate authority to trust (PEM). */
  ca?: string;
};

/** Push services drop messages that are not fetched within three days. */
const TTL_SECONDS = 3 * 24 * 60 * 60;
const GONE = new Set([404, 410]);
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u;

function mayReach(endpoint: string, isPublicOnly: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (!isPublicOnly && LOOPBACK.test(hostname)) return /^https?:$/u.test(protocol);
  if (protocol !== 'https:') return false;
  const address = hostname.replace(/^\[(.*)\]$/u, '$1');
  return isIP(address) === 0 ? hostname.includes('.') : isPublicAddress(address);
}

/** In seconds; no push service uses the date form. */
function retryAfterMs({ headers }: IncomingMessage): number | null {
  const seconds = headers['retry-after'];
  return seconds !== undefined && /^\d{1,6}$/u.test(seconds) ? Number(seconds) * 1_000 : null;
}

function toOutcome(response: IncomingMessage): PushOutcome {
  const status = response.statusCode ?? 0;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (GONE.has(status)) return { kind: 'gone' };
  return { kind: 'failed', reason: `answer ${status}`, retryAfterMs: retryAfterMs(response) };
}

function post(endpoint: string, body: Buffer, options: RequestOptions): Promise<PushOutcome> {
  const request = endpoint.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { ...options, method: 'POST' }, (response) => {
      // The body is not used, and may be endless.
      response.on('error', () => undefined);
      response.destroy();
      resolve(toOutcome(response));
    });
    sent.on('error', reject);
    sent.on('close', () => reject(new NotAnswered()));
    sent.end(body);
  });
}

/** Web Push (RFC 8030), encrypted for the browser (RFC 8291). */
export function createWebPush(options: WebPushOptions): WebPush {
  const { keys, subject, isPublicOnly, timeoutMs, ca } = options;
  const isReachable = (endpoint: string) => mayReach(endpoint, isPublicOnly);
  return {
    publicKey: keys.publicKey,
    mayReach: isReachable,
    async send({ endpoint, p256dh, auth }, payload, signal) {
      if (!isReachable(endpoint)) return { kind: 'gone' };
      // Loaded late: it takes longer than the rest of a start that sends nothing.
      const { default: webPush } = await import('web-push');
      const vapidDetails = { subject, ...keys };
      let details;
      try {
        const subscription = { endpoint, keys: { p256dh, auth } };
        details = webPush.generateRequestDetails(subscription, payload, {
          vapidDetails,
          TTL: TTL_SECONDS,
          contentEncoding: 'aes128gcm',
        });
      } catch {
        return { kind: 'gone' };
      }
      const connection = {
        headers: details.headers as RequestOptions['headers'],
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        ...(isPublicOnly ? { lookup: lookupPublic } : {}),
        ...(ca === undefined ? {} : { ca }),
      };
      try {
        return await post(endpoint, details.body, connection);
      } catch (error) {
        const { code, name } = error as NodeJS.ErrnoException;
        return { kind: 'failed', reason: code ?? name, retryAfterMs: null };
      }
    },
  };
}
