import { beforeAll, describe, expect, test } from 'vitest';
import { createSiteApiKey } from '#schema/partners/apiKeys.ts';
import { faultsIn } from '#tests/support/open311/faultsIn.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();
let key = '';

const NO_JURISDICTION = 'jurisdiction_id was not found. Here it is 127.0.0.1, and may be left out.';
const REQUEST = {
  service_code: 'infrastructure',
  description: 'The kerb at the crossing is broken. A wheelchair cannot pass any more.',
  lat: '41.88197',
  long: '-87.63396',
};

const ask = (address: string, init?: RequestInit) =>
  fetch(`${api.origin}/open311/${address}`, init);
async function faultsOf(fields: Record<string, string>) {
  const body = new URLSearchParams({ api_key: key, ...REQUEST, ...fields });
  return faultsIn(await ask('v2/requests.json', { method: 'POST', body }));
}

beforeAll(async () => {
  const operator = await operatorOf(api);
  const body = { name: 'City app', reason: 'The city sends the reports of its own app.' };
  ({ key } = await operator.expectCall(createSiteApiKey, { body }));
});

describe('what is wrong is said, with the code of the standard', () => {
  test.each([
    ['v2/requests.json?status=done', 400, 'status is open, closed or both, separated by a comma.'],
    [
      'v2/requests.json?start_date=yesterday',
      400,
      'start_date is a day or a time with its zone, such as 2026-05-24T18:13:54Z.',
    ],
    [
      'v2/requests.json?start_date=2026-02-30',
      400,
      'start_date is a day or a time with its zone, such as 2026-05-24T18:13:54Z.',
    ],
    ['v2/requests.json?page_size=201', 400, 'page_size must be a whole number from 1 to 200.'],
    ['v2/requests/nonsense.json', 404, 'service_request_id was not found.'],
    [
      'v2/requests.json?service_request_id=7',
      400,
      'service_request_id is the id of a request, a UUID.',
    ],
    [
      'v2/requests.json?updated_after=lately',
      400,
      'updated_after is a day or a time with its zone, such as 2026-05-24T18:13:54Z.',
    ],
    [
      'v2/requests.json?zipcode=60601',
      400,
      'Requests are not narrowed by zipcode here: please leave it out.',
    ],
    ['v2/services.json?jurisdiction_id=other.example', 404, NO_JURISDICTION],
    ['v2/services/safety.json?jurisdiction_id=0', 404, NO_JURISDICTION],
    ['v2/requests.json?jurisdiction_id=other.example', 404, NO_JURISDICTION],
    ['v2/servicerequestupdates.json?jurisdiction_id=other.example', 404, NO_JURISDICTION],
    ['v2/services/unknown.json', 404, 'service_code was not found.'],
    ['v2/nothing.json', 404, 'This address was not found.'],
    ['v2/requests', 404, 'This address was not found.'],
  ])('%s', async (address, code, description) => {
    const response = await ask(address);
    expect(response.status).toBe(code);
    expect(await response.json()).toEqual([{ code, description }]);
  });

  test('a wrong address of XML in XML, and a report without a key', async () => {
    const wrong = await ask('v2/requests.xml?status=done');
    expect(await wrong.text()).toContain('<errors><error><code>400</code><description>status is');
    const body = new URLSearchParams({ service_code: 'safety' });
    const written = await ask('v2/requests.json', { method: 'POST', body });
    expect([written.status, await written.json()]).toMatchObject([403, [{ code: 403 }]]);
  });

  test.each([
    [{ api_key: '' }, 403, 'api_key is missing.'],
    [{ api_key: 'trybe_wrong' }, 403, 'api_key is not known here, or was revoked.'],
    [{ service_code: '' }, 400, 'service_code is missing, or is not the code of a service.'],
    [{ service_code: 'unknown' }, 404, 'service_code was not found.'],
    [{ description: '' }, 400, 'description is missing.'],
    [{ description: 'Too short' }, 400, 'Description must be at least 20 characters.'],
    [{ lat: '', long: '' }, 400, 'lat and long, or address_string, are missing.'],
    [
      { lat: '', long: '', address_id: '7' },
      400,
      'address_id was not found, as no addresses are numbered here: please send lat and long, or address_string.',
    ],
    [
      { jurisdiction_id: 'other.example' },
      404,
      'jurisdiction_id was not found. Here it is 127.0.0.1, and may be left out.',
    ],
    [{ lat: '' }, 400, 'lat and long belong together.'],
    [{ lat: '123' }, 400, 'Latitude must be between -90 and 90.'],
  ])('a request with %o', async (fields, status, sentence) => {
    expect(await faultsOf(fields)).toEqual([status, sentence]);
  });

  test('a body that is no form', async () => {
    const json = await fetch(`${api.origin}/open311/v2/requests.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([json.status, await json.json()]).toEqual([
      400,
      [{ code: 400, description: 'Please send a form: application/x-www-form-urlencoded.' }],
    ]);
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(
      (await ask('v2/requests.json', { method: 'POST', headers: broken, body: 'no' })).status,
    ).toBe(400);
  });
});
