import type * as openid from 'openid-client';
import type { ProvedIdentity, SignInProvider } from '#api/platform/ports.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { readPlainEmail } from '#schema/typed/email.ts';
import { readLimited } from './limitedBody.ts';
import { claimAt, isInGroup, type GroupOfOperators } from './openIdGroups.ts';

export type OpenIdOptions = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
  scope: string;
  /** The group whose members are operators here; null: groups are not requested. */
  operators: GroupOfOperators | null;
  /** Allows plain HTTP, for a provider on this machine. */
  isInsecure: boolean;
  timeoutSeconds: number;
  now: () => Date;
  warn: (message: string) => void;
};

const ANSWER_MAX_BYTES = 256 * 1024;

/** Loaded late: most installations have no provider. */
const load = () => import('openid-client');

/** `fetch` with a size limit and without redirects. */
async function boundedFetch(url: string, options: object): Promise<Response> {
  const response = await fetch(url, { ...options, redirect: 'manual' });
  const bytes = await readLimited(response, ANSWER_MAX_BYTES);
  if (bytes === null) throw new RangeError('The provider answered too much');
  const { status, headers } = response;
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : bytes, { status, headers });
}

/** The provider's metadata, loaded on first use and refreshed every hour. */
function createDiscovery(options: OpenIdOptions) {
  const { issuer, clientId, clientSecret, isInsecure, timeoutSeconds, now } = options;
  let known: { config: openid.Configuration; until: number } | null = null;
  return async (): Promise<openid.Configuration> => {
    if (known !== null && known.until > now().getTime()) return known.config;
    const client = await load();
    const authentication = client.ClientSecretBasic(clientSecret);
    const config = await client.discovery(new URL(issuer), clientId, undefined, authentication, {
      [client.customFetch]: boundedFetch,
      timeout: timeoutSeconds,
      // By default the library trusts TLS and does not check a token's signature.
      execute: [
        client.enableNonRepudiationChecks,
        ...(isInsecure ? [client.allowInsecureRequests] : []),
      ],
    });
    known = { config, until: now().getTime() + HOUR_MS };
    return config;
  };
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Kinds and codes only: messages may quote what the provider said about a person. */
function faultText(what: string, error: unknown): string {
  const {
    name = 'Error',
    code,
    cause,
  } = error as { name?: string; code?: unknown; cause?: unknown };
  const { name: deeper, code: deepest } = (cause ?? {}) as { name?: unknown; code?: unknown };
  const kinds = [name, code, deeper, deepest].filter((kind) => typeof kind === 'string');
  return `The sign-in provider ${what}: ${kinds.join(' ')}`;
}

const redirectUri = (origin: string): string => `${origin}/auth`;

export function createOpenIdProvider(options: OpenIdOptions): SignInProvider {
  const discover = createDiscovery(options);

  const readIdentity = async (
    config: openid.Configuration,
    tokens: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers,
  ): Promise<ProvedIdentity | 'refused'> => {
    const claims = tokens.claims();
    if (claims === undefined) return 'refused';
    const { fetchUserInfo } = await load();
    const { operators } = options;
    const isSilentOnGroups =
      operators !== null &&
      claimAt(claims, operators.claim) === undefined &&
      config.serverMetadata().userinfo_endpoint !== undefined;
    const isWhole = claims.email !== undefined && !isSilentOnGroups;
    const told = isWhole
      ? claims
      : { ...claims, ...(await fetchUserInfo(config, tokens.access_token, claims.sub)) };
    return {
      identity: JSON.stringify([claims.iss, claims.sub]),
      email: readPlainEmail(toText(told.email) ?? ''),
      // Some providers send a string. Anything else counts as unproved.
      isEmailProved: [true, 'true'].includes(told.email_verified as boolean | string),
      name: toText(told.preferred_username) ?? toText(told.name),
      isOperator: operators && isInGroup(told, operators),
    };
  };

  return {
    name: options.name,

    async begin(origin) {
      try {
        const client = await load();
        const config = await discover();
        const verifier = client.randomPKCECodeVerifier();
        const [state, nonce] = [client.randomState(), client.randomNonce()];
        const url = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri(origin),
          scope: options.scope,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, state, nonce, verifier };
      } catch (error) {
        options.warn(faultText('cannot be reached', error));
        return 'unavailable';
      }
    },

    async finish({ origin, query, state, nonce, verifier }) {
      const client = await load();
      const config = await discover().catch((error: unknown) => {
        options.warn(faultText('cannot be reached', error));
        return null;
      });
      if (config === null) return 'unavailable';
      const address = new URL(redirectUri(origin));
      address.search = query;
      try {
        const tokens = await client.authorizationCodeGrant(config, address, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        return await readIdentity(config, tokens);
      } catch (error) {
        options.warn(faultText('did not confirm a sign-in', error));
        const isSilent = error instanceof TypeError || (error as Error).name === 'TimeoutError';
        return isSilent && !(error instanceof client.ClientError) ? 'unavailable' : 'refused';
      }
    },
  };
}
