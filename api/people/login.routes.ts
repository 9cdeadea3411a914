import { renewPasswordHash } from './passwords.ts';
import {
  requestPasskey,
  takeAskedPasskey,
  checkSecondFactor,
  usePasskey,
  type SecondFactor,
} from './passkeys.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runStep, type ApiRequest, type Handlers } from '#api/http/handler.ts';
import { findCredentials } from './lookUp.sql.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import { lookedUpName, nameKey } from '#schema/typed/name.ts';
import type { login } from '#schema/people/user.ts';
import { enterAccount } from './enterAccount.routes.ts';

/** Upgrades an outdated hash: the password is known only here. */
async function renewHash(
  request: ApiRequest<typeof login>,
  { id: userId, passwordHash: before }: { id: string; passwordHash: string },
): Promise<void> {
  const { body, call, services } = request;
  if (services.passwords.isCurrent(before)) return;
  const passwordHash = await services.passwords.hash(body.password, addressGroup(call.ip));
  await runStep(request, (tx) => renewPasswordHash(tx, { userId, before, passwordHash }));
}

export const loginRoutes = {
  async login(request) {
    const { body, call, services } = request;
    const found = await findCredentials(services.database, body.emailOrUsername);
    const signedIn = await services.limits.trySignIn({
      // One budget for name and address of an account.
      account: found?.id ?? nameKey(lookedUpName(body.emailOrUsername)),
      address: call.ip,
      device: call.deviceCookie?.read() ?? null,
    });
    const { passwordHash = null } = found ?? {};
    const from = addressGroup(call.ip);
    const isRight = await services.passwords.verify(passwordHash, body.password, from);
    if (found === null || !isRight) throw new Refusal('invalid_credentials');
    const second: SecondFactor = await runStep(request, (tx) =>
      checkSecondFactor(
        tx,
        { userId: found.id, hasMail: services.mail !== 'none' },
        body.recoveryCode,
      ),
    );
    if (second === 'wrong') throw new Refusal('recovery_code_wrong');
    if (second === 'missing') {
      await signedIn();
      throw new Refusal('second_factor');
    }
    await renewHash(request, found);
    return enterAccount(request, { userId: found.id, isStrong: false, device: await signedIn() });
  },

  async beginPasskeySignIn(request) {
    const { call, origin, services } = request;
    await services.limits.link(call.ip);
    const { challenge, options } = await services.passkeys.optionsToSign(origin);
    const challengeId = await runStep(request, (tx) => requestPasskey(tx, challenge));
    return { body: { challengeId, options } };
  },

  async signInWithPasskey(request) {
    const { body, call, origin, services } = request;
    const { credential, challengeId } = body;
    const account = `passkey ${credential.id}`;
    const signedIn = await services.limits.trySignIn({ account, address: call.ip, device: null });
    const challenge = await runStep(request, (tx) => takeAskedPasskey(tx, challengeId));
    const userId = await runStep(request, (tx) =>
      usePasskey(tx, credential.id, async (kept) => {
        const answer = { origin, challenge, credential, kept };
        const signed = await services.passkeys.readSigned(answer);
        if (signed === null) throw new Refusal('passkey_refused');
        return signed.useCount;
      }),
    );
    await signedIn();
    return enterAccount(request, { userId, isStrong: true });
  },
} satisfies Partial<Handlers>;
