import { connect } from 'node:tls';

const WITHIN_MS = 3_000;
const HTTPS_PORT = 443;

/**
 * When the TLS certificate of an address expires; null if it is plain http. Invalid certificates are read
 * too, since that is when the date matters. Throws if nobody responds.
 */
export async function readCertificateEnd(origin: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return null;
  // Only within a URL is an IPv6 address written in brackets.
  const host = hostname.replace(/^\[|\]$/gu, '');
  const socket = connect({
    host,
    port: port === '' ? HTTPS_PORT : Number(port),
    servername: /[a-z]/iu.test(host) && !host.includes(':') ? host : '',
    rejectUnauthorized: false,
    timeout: WITHIN_MS,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('secureConnect', resolve);
      socket.once('timeout', () => reject(new Error(`${origin} did not answer in time`)));
      socket.once('error', reject);
    });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}
