import { admitRegistration } from './admitRegistration.routes.ts';
import { setFirstPassword } from './passwords.ts';
import {
  followProviderGroup,
  signInWithProvider,
  linkProvider,
  unlinkProvider,
  registerByProvider,
  saveAuthorization,
  takeAuthorization,
} from './signInProvider.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runStep, type Handlers, type CommandRequest } from '#api/http/handler.ts';
import { getProviderLink } from './signInProvider.sql.ts';
import { checkOwnPassword, hashNewPassword } from './passwords.routes.ts';
import { enterAccount } from './enterAccount.routes.ts';

export const signInProviderRoutes = {
  async beginProviderSignIn(request) {
    await request.services.limits.link(request.call.ip);
    return beginAuthorization(request);
  },

  async finishProviderSignIn(request) {
    const { body, call, services } = request;
    await services.limits.link(call.ip);
    const visitor = request;
    const claims = await finishAuthorization(visitor, body);
    const hasMail = services.mail !== 'none';
    // Before the passkey step: a person removed from the group might never complete it.
    await runStep(request, (tx) => followProviderGroup(tx, claims));
    const result = await runStep(request, (tx) => signInWithProvider(tx, claims, hasMail));
    if (result.outcome === 'new') return { body: result };
    const { userId } = result;
    const entered = await enterAccount(request, { userId, isStrong: false });
    return { body: { outcome: 'signed_in' as const, user: entered.body } };
  },

  async registerByProvider(request) {
    const { body, services } = request;
    requireProvider(request);
    const admitted = await admitRegistration(request, body.work);
    const passwordHash = await services.passwords.hashOfLost();
    const userId = await runStep(request, async (tx) => {
      const id = await registerByProvider(tx, { ...body, passwordHash });
      await admitted();
      return id;
    });
    return enterAccount(request, { userId, isStrong: false });
  },

  async getProviderLink({ actor, services }) {
    const link = await getProviderLink(services.database, actor.id);
    return { body: { provider: services.signInProvider?.name ?? null, ...link } };
  },

  async beginProviderLink(request) {
    requireProvider(request);
    await checkOwnPassword(request, 'password', request.body.password);
    return beginAuthorization(request);
  },

  async finishProviderLink(request) {
    const claims = await finishAuthorization(request, request.body);
    await runStep(request, (tx) => linkProvider(tx, claims));
    return { body: undefined };
  },

  async removeProviderLink(request) {
    const { actor, body, call, services } = request;
    const { hasPassword } = await getProviderLink(services.database, actor.id);
    // guard: last-way-in-is-told
    if (!hasPassword) throw new Refusal('last_way_in');
    await checkOwnPassword(request, 'password', body.password);
    await runStep(request, (tx) => unlinkProvider(tx, call.session.id));
    return { body: undefined };
  },

  async setFirstPassword(request) {
    const { actor, body, call, services } = request;
    const passwordHash = await hashNewPassword(request, body.password, [actor.username]);
    const fresh = { sessionId: call.session.id, now: services.sessions.now() };
    await runStep(request, (tx) => setFirstPassword(tx, { passwordHash, ...fresh }));
    return { body: undefined };
  },
} satisfies Partial<Handlers>;

type AuthorizationCall = CommandRequest & { origin: string };

function requireProvider({ services: { signInProvider } }: CommandRequest) {
  if (signInProvider === null) throw new Refusal('no_provider');
  return signInProvider;
}

/** Returns the address to open, and the secret that the browser has to bring back. */
async function beginAuthorization(request: AuthorizationCall) {
  const authorization = await requireProvider(request).begin(request.origin);
  if (authorization === 'unavailable') throw new Refusal('provider_unavailable');
  const { url, ...kept } = authorization;
  return {
    body: { url, secret: await runStep(request, (tx) => saveAuthorization(tx, kept)) },
  };
}

/** Exchanges the browser's code for the provider's claims. */
async function finishAuthorization(
  request: AuthorizationCall,
  { secret, query }: { secret: string; query: string },
) {
  const provider = requireProvider(request);
  const kept = await runStep(request, (tx) => takeAuthorization(tx, secret));
  const claims = await provider.finish({ ...kept, origin: request.origin, query });
  if (claims === 'unavailable') throw new Refusal('provider_unavailable');
  if (claims === 'refused') throw new Refusal('provider_refused');
  return claims;
}
