import { request } from 'node:http';
import { expect, it } from 'vitest';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();

/** The answer to a method that browsers send for nobody. */
function send(method: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { Cookie: 'trybe.sid=secret-of-the-browser' };
    request(api.origin + path, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text });
      });
    })
      .on('error', reject)
      .end();
  });
}

it.each(['TRACE', 'PROPFIND', 'SEARCH'])(
  '%s is answered nowhere, and gives back nothing of what was sent',
  async (method) => {
    for (const path of ['/', '/issues', '/api/issues', '/api/login', '/healthz']) {
      const { status, text } = await send(method, path);
      expect([404, 405, 501]).toContain(status);
      expect(text).not.toContain('secret-of-the-browser');
    }
  },
);
