import { connect } from 'node:tls';

const WITHIN_MS = 3_000;
const HTTPS_PORT = 443;

/**
 * When the certificate ends that people meet at an address; null where the address is plain http. One that
 * is not valid is read too: that is when its end matters. Throws where nobody answers.
 */
export async function readCertificateEnd(origin: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return null;
  // An address of version 6 stands in brackets only within a URL.
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
