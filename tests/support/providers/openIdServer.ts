import type { Server } from 'node:http';
import { Provider } from 'oidc-provider';
import { freePort } from '#tests/support/servers/freePort.ts';

/** What the provider says of somebody who signs in there, by the name that they type. */
export type OpenIdPerson = {
  email?: string;
  email_verified?: boolean;
  preferred_username?: string;
  groups?: string[];
};

export type OpenIdServer = {
  /** Settings of an installation whose people may sign in here. */
  settings: Record<string, string>;
  people: Map<string, OpenIdPerson>;
  /** Begins to answer, for an installation at that origin. */
  serve(origin: string): Promise<void>;
  /** Signs in as `login` and agrees, as a browser does; answers the parameters that it is sent back with. */
  walk(url: string, login: string): Promise<string>;
  stop(): Promise<void>;
};

const CLIENT_ID = 'trybe';
const CLIENT_SECRET = 'a-secret-of-this-test';

function createProvider(issuer: string, origin: string, people: Map<string, OpenIdPerson>) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${origin}/auth`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username'],
      groups: ['groups'],
    },
    cookies: { keys: ['only for this test'] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
}

type Jar = Map<string, string>;

async function follow(address: URL, jar: Jar, form?: Record<string, string>): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(address, {
    redirect: 'manual',
    headers: { cookie },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
    if (name !== undefined) jar.set(name, value ?? '');
  }
  return response;
}

/** A certified OpenID Connect provider on this machine, with its own pages to sign in and agree. */
export async function startOpenIdServer(): Promise<OpenIdServer> {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const people = new Map<string, OpenIdPerson>();
  let server: Server | null = null;
  return {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_NAME: 'City Login',
    },
    people,
    serve: (origin) =>
      new Promise((resolve) => {
        server = createProvider(issuer, origin, people).listen(port, 'localhost', resolve);
      }),
    async walk(url, login) {
      const jar: Jar = new Map();
      const forms: Record<string, string>[] = [
        { prompt: 'login', login, password: 'x' },
        { prompt: 'consent' },
      ];
      let address = new URL(url);
      for (let steps = 0; steps < 12; steps += 1) {
        const isPage = address.pathname.startsWith('/interaction/');
        const response = await follow(address, jar, isPage ? forms.shift() : undefined);
        address = new URL(response.headers.get('location') ?? '', address);
        if (address.origin !== issuer) return address.search;
      }
      throw new Error('The provider sends nobody back');
    },
    stop: () =>
      new Promise((resolve) => {
        if (server === null) return resolve();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
