import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenIdProvider } from './openIdProvider.ts';

const ORIGIN = 'https://trybe.example';
const CLIENT = 'trybe';

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

let server: Server;
let issuer: string;
let token = '';
/** The issuer in the provider's metadata; '': its real address. */
let toldIssuer = '';

/** Issues any token under the one key that it publishes. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: toldIssuer || issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/keys': { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256' }] },
      '/token': { access_token: 'a', token_type: 'Bearer', id_token: token },
    };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

type Forged = { header?: object; claims?: object; key?: KeyObject };
let nonce = '';

function tokenOf({ header = {}, claims = {}, key = own.privateKey }: Forged): string {
  const seconds = Math.floor(Date.now() / 1000);
  const good = { iss: issuer, aud: CLIENT, sub: 'otto', nonce, iat: seconds, exp: seconds + 600 };
  const parts = [
    { alg: 'RS256', kid: 'own', ...header },
    { ...good, email: 'otto@example.org', email_verified: true, ...claims },
  ];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signed = text.join('.');
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

const warnings: string[] = [];

const open = () =>
  createOpenIdProvider({
    issuer,
    clientId: CLIENT,
    clientSecret: 'a secret',
    name: 'City Login',
    scope: 'openid email profile',
    operators: null,
    isInsecure: true,
    timeoutSeconds: 5,
    now: () => new Date(),
    warn: (message) => warnings.push(message),
  });

async function finishWith(make: () => string) {
  const provider = open();
  const begun = await provider.begin(ORIGIN);
  if (begun === 'unavailable') throw new Error('The provider does not answer');
  ({ nonce } = begun);
  token = make();
  return provider.finish({ ...begun, origin: ORIGIN, query: `?code=c&state=${begun.state}` });
}

beforeEach(() => {
  nonce = '';
  toldIssuer = '';
});

describe('a token of the provider', () => {
  it('names the person when it is genuine', async () => {
    expect(await finishWith(() => tokenOf({}))).toMatchObject({
      email: 'otto@example.org',
      isEmailProved: true,
    });
  });

  it.each<[told: unknown, isProved: boolean]>([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    ['TRUE', false],
    [1, false],
    ['1', false],
    [{}, false],
    [null, false],
    [undefined, false],
  ])('has a proved address where it says %j of it: %j', async (told, isProved) => {
    const claims = { email_verified: told };
    expect(await finishWith(() => tokenOf({ claims }))).toMatchObject({ isEmailProved: isProved });
  });

  it.each<[told: unknown, email: string | null]>([
    ["o'brien@example.org", "o'brien@example.org"],
    ['Otto@MÜLLER.example', 'Otto@xn--mller-kva.example'],
    ['otto@example.org\r\nBcc: rosa@example.org', null],
    ['otto@example.org.', null],
    ['Rosa <rosa@example.org>', null],
    ['mailto:rosa@example.org', null],
    ['otto@localhost', null],
    [['otto@example.org'], null],
    [7, null],
  ])('has the address %j as our own rules read it: %j', async (told, email) => {
    expect(await finishWith(() => tokenOf({ claims: { email: told } }))).toMatchObject({ email });
  });

  it.each<[what: string, forged: Forged]>([
    ['signed by somebody else', { key: foreign.privateKey }],
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['for another site', { claims: { aud: 'another' } }],
    ['that has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 600 } }],
    ['of another sign-in', { claims: { nonce: 'another' } }],
    ['with another algorithm', { header: { alg: 'HS256' } }],
    ['that names no key of the provider', { header: { kid: 'foreign' } }],
  ])('%s is refused', async (_what, forged) => {
    expect(await finishWith(() => tokenOf(forged))).toBe('refused');
  });

  it.each([
    ['without a signature', (text: string) => text.replace(/[^.]*$/u, '')],
    [
      'whose claims were changed',
      (text: string) => {
        const [head = '', body = '', seal = ''] = text.split('.');
        const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
        const changed = JSON.stringify({ ...claims, sub: 'rosa' });
        return [head, Buffer.from(changed).toString('base64url'), seal].join('.');
      },
    ],
  ])('%s is refused', async (_what, spoil) => {
    expect(await finishWith(() => spoil(tokenOf({})))).toBe('refused');
  });
});

it('a provider that describes itself as another one is not asked, and the log says so', async () => {
  toldIssuer = 'https://elsewhere.example';
  expect(await open().begin(ORIGIN)).toBe('unavailable');
  expect(warnings.at(-1)).toMatch(/^The sign-in provider cannot be reached: \w+/u);
});
