import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';
import { readForm } from './readForm.routes.ts';

const api = await apiOfTests();

const EDGE = 'edge';
const TYPE = `multipart/form-data; boundary=${EDGE}`;
const FORM = [
  `--${EDGE}\r\nContent-Disposition: form-data; name="description"\r\n\r\nBröckelt\r\n`,
  `--${EDGE}\r\nContent-Disposition: form-data; name="media"; filename="ä.png"\r\n\r\nBYTES\r\n\r\n`,
  `--${EDGE}\r\nContent-Disposition: form-data; name="none"; filename=""\r\n\r\n\r\n`,
  `--${EDGE}--`,
].join('');

/** As it arrives over a connection that delivers `size` bytes at a time. */
function readInPieces(body: Buffer, size: number, told = (_bytes: number) => {}) {
  const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, at) =>
    body.subarray(at * size, (at + 1) * size),
  );
  const req = Object.assign(Readable.from(pieces), { headers: {} });
  return readForm({ get: () => TYPE, req } as unknown as Context, told);
}

it.each([1, 7, 1_000])(
  'reads a form in pieces of %i bytes, and none that breaks off',
  async (size) => {
    const body = Buffer.from(FORM);
    let held = 0;
    const { pairs, files } = await readInPieces(body, size, (bytes) => void (held += bytes));
    expect(pairs).toEqual([['description', 'Bröckelt']]);
    expect(files.map((file) => Buffer.from(file).toString())).toEqual(['BYTES\r\n']);
    expect(held).toBe(body.length);
    for (let end = 0; end < body.length; end += 1)
      await expect(readInPieces(body.subarray(0, end), size)).rejects.toThrow('cannot be read');
  },
);

it('ends with what refuses to hold more', async () => {
  const full = new Error('full');
  const refuse = () => {
    throw full;
  };
  await expect(readInPieces(Buffer.from(FORM), 7, refuse)).rejects.toBe(full);
});

/** A form that starts to arrive and never ends. */
async function beginForm(): Promise<Socket> {
  const { hostname, port } = new URL(api.origin);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.write(
    `POST /open311/v2/requests.json HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: ${TYPE}\r\n` +
      `Content-Length: 10000\r\nExpect: 100-continue\r\n\r\n--${EDGE}\r\n`,
  );
  await once(socket, 'data');
  return socket;
}

it('answers whoever sends a form while a dozen others hardly come', async () => {
  for (let begun = 0; begun < 12; begun += 1) await beginForm();
  const body = new URLSearchParams({ description: 'The kerb is broken.' });
  const answer = await fetch(`${api.origin}/open311/v2/requests.json`, { method: 'POST', body });
  expect(await answer.json()).toEqual([{ code: 403, description: 'api_key is missing.' }]);
});
