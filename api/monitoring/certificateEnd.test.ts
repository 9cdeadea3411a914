import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { selfSignedCertificate } from '#tests/support/providers/selfSignedCertificate.ts';
import { readCertificateEnd } from './certificateEnd.ts';

it('reads when the certificate at an address ends, by name and by number', async () => {
  const server = createServer(selfSignedCertificate());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const end = new Date('2049-01-01T00:00:00Z');
  expect(await readCertificateEnd(`https://localhost:${port}`)).toEqual(end);
  expect(await readCertificateEnd(`https://127.0.0.1:${port}`)).toEqual(end);
});

it('knows none of plain http, and says that nobody answers', async () => {
  expect(await readCertificateEnd('http://trybe.example')).toBeNull();
  await expect(readCertificateEnd('https://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');
});
