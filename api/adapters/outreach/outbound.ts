import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Outbound, OutboundAnswer, OutboundRequest } from '#api/platform/outboundPorts.ts';
import { NotAnswered } from './notAnswered.ts';
import { isPublicAddress, lookupPublic } from './publicAddress.ts';

type OutboundOptions = {
  /** `host:port` pairs in our own network that may be reached, even over http. */
  allowedHosts: readonly string[];
  timeoutMs: number;
};

const PORTS: Record<string, string> = { 'https:': '443', 'http:': '80' };

function isAllowed({ protocol, hostname, port }: URL, hosts: readonly string[]): boolean {
  return hosts.includes(`${hostname}:${port || PORTS[protocol]}`);
}

/** Host names are checked again once they are resolved. */
function mayReach(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (!(url.protocol in PORTS) || url.username !== '' || url.password !== '') return false;
  if (isAllowed(url, hosts)) return true;
  const host = url.hostname.replace(/^\[(.*)\]$/u, '$1');
  if (url.protocol !== 'https:') return false;
  return isIP(host) === 0 ? host.includes('.') : isPublicAddress(host);
}

/** Seconds or a date (RFC 9110), in milliseconds from now; null: neither. */
function retryAfterMs({ headers }: IncomingMessage): number | null {
  const given = headers['retry-after'] ?? '';
  if (/^\d{1,6}$/u.test(given)) return Number(given) * 1_000;
  // Relative to the sender's own clock, by which the date was set.
  const wait = Date.parse(given) - Date.parse(headers.date ?? '');
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of response) {
    total += (chunk as Buffer).byteLength;
    if (total > maxBytes) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function open(
  { url, method, headers, body }: OutboundRequest,
  options: RequestOptions,
): Promise<IncomingMessage> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, method, headers }, resolve);
    sent.on('error', reject);
    sent.on('close', () => reject(new NotAnswered()));
    sent.end(body);
  });
}

async function exchange(asked: OutboundRequest, options: RequestOptions): Promise<OutboundAnswer> {
  const { maxBytes } = asked;
  const response = await open(asked, options);
  // The response is destroyed before its end.
  response.on('error', () => undefined);
  const { statusCode: status = 0 } = response;
  try {
    const bytes = maxBytes === 0 ? null : await readBody(response, maxBytes);
    return { kind: 'answered', status, retryAfterMs: retryAfterMs(response), bytes };
  } finally {
    response.destroy();
  }
}

/** Calls to URLs that a third party supplied: only on the open internet, over https, without redirects. */
export function createOutbound({ allowedHosts, timeoutMs }: OutboundOptions): Outbound {
  return {
    mayReach: (url) => mayReach(url, allowedHosts),
    async send(asked, signal) {
      const { url } = asked;
      if (!mayReach(url, allowedHosts)) return { kind: 'failed', reason: 'EADDRNOTPUBLIC' };
      const timeout = AbortSignal.timeout(timeoutMs);
      const options: RequestOptions = {
        agent: false,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(isAllowed(new URL(url), allowedHosts) ? {} : { lookup: lookupPublic }),
      };
      try {
        return await exchange(asked, options);
      } catch (error) {
        const { code, name } = error as NodeJS.ErrnoException;
        return { kind: 'failed', reason: timeout.aborted ? 'ETIMEDOUT' : (code ?? name) };
      }
    },
  };
}
