import { Agent, get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { listIssues } from '#schema/issues/issue.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();
const rosa = await personOf(api);

const HEADERS = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-US,en;q=0.9',
  'cache-control': 'no-cache',
  pragma: 'no-cache',
  referer: 'https://trybe.example.org/serviceWorker.js',
  'sec-ch-ua': '"Chromium";v="153", "Not=A?Brand";v="8"',
  'sec-ch-ua-mobile': '?1',
  'sec-ch-ua-platform': '"Android"',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  cookie: `trybe.session=${'x'.repeat(43)}`,
};

type Cost = { sent: number; received: number; body: number };

/** Bytes on the wire for one exchange, headers included, and for its body alone. */
function costOf(path: string): Promise<Cost> {
  const agent = new Agent();
  return new Promise((resolve, reject) => {
    const request = get(`${api.origin}${path}`, { agent, headers: HEADERS }, (response) => {
      let body = 0;
      response.on('data', (chunk: Buffer) => (body += chunk.length));
      response.on('end', () => {
        const { bytesRead, bytesWritten } = response.socket;
        agent.destroy();
        resolve({ sent: bytesWritten, received: bytesRead, body });
      });
    });
    request.on('error', reject);
  });
}

async function changeNumber(): Promise<string> {
  const { headers } = await visitorOf(api).call(listIssues);
  return headers.get('x-change-number') ?? '';
}

describe('a device that comes back and has the list', () => {
  it('spends less than 2 kB when nothing changed, and less than 100 bytes of them on the answer', async () => {
    await fileReport(rosa);
    const cost = await costOf(`/api/issues/changes?after=${await changeNumber()}`);
    expect(cost.body).toBeLessThan(100);
    expect(cost.sent + cost.received).toBeLessThan(2_000);
  });

  it('spends less than 3 kB when one issue changed', async () => {
    const after = await changeNumber();
    await fileReport(rosa);
    const cost = await costOf(`/api/issues/changes?after=${after}`);
    expect(cost.sent + cost.received).toBeLessThan(3_000);
  });
});
