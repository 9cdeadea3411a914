import { renewPasswordHash } from '#api/commands/credentials/renewPasswordHash.ts';
import { askForPasskey, takeAskedPasskey } from '#api/commands/passkeys/askForPasskey.ts';
import {
  checkSecondFactor,
  usePasskey,
  type SecondFactor,
} from '#api/commands/passkeys/usePasskey.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { ApiRequest, HandlersOf } from '#api/http/handler.ts';
import { findCredentials } from '#api/queries/accounts/getUser.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import type { login } from '#schema/people/user.ts';
import { asNobody, enterAccount } from './enterAccount.ts';

type LoginHandlers = HandlersOf<'login' | 'beginPasskeySignIn' | 'signInWithPasskey'>;

/** Keeps the password that was just right as passwords are kept today: when else would it be known? */
async function renewHash(
  request: ApiRequest<typeof login>,
  { id: userId, passwordHash: before }: { id: string; passwordHash: string },
): Promise<void> {
  const { body, call, services } = request;
  if (services.passwords.isCurrent(before)) return;
  const passwordHash = await services.passwords.hash(body.password, addressGroup(call.ip));
  await asNobody(request, (tx) => renewPasswordHash(tx, { userId, before, passwordHash }));
}

export const loginRoutes: LoginHandlers = {
  async login(request) {
    const { body, call, services } = request;
    const found = await findCredentials(services.database, body.emailOrUsername);
    const signedIn = await services.limits.trySignIn({
      // One budget, whether the name or the address of the account is tried.
      account: found?.id ?? body.emailOrUsername.toLowerCase(),
      address: call.ip,
      device: call.deviceCookie?.read() ?? null,
    });
    const { passwordHash = null } = found ?? {};
    const from = addressGroup(call.ip);
    const isRight = await services.passwords.verify(passwordHash, body.password, from);
    if (found === null || !isRight) throw new Refusal('invalid_credentials');
    const second: SecondFactor = await asNobody(request, (tx) =>
      checkSecondFactor(tx, found.id, body.recoveryCode),
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
    const challengeId = await asNobody(request, (tx) => askForPasskey(tx, challenge));
    return { body: { challengeId, options } };
  },

  async signInWithPasskey(request) {
    const { body, call, origin, services } = request;
    const { credential, challengeId } = body;
    const account = `passkey ${credential.id}`;
    const signedIn = await services.limits.trySignIn({ account, address: call.ip, device: null });
    const challenge = await asNobody(request, (tx) => takeAskedPasskey(tx, challengeId));
    const userId = await asNobody(request, (tx) =>
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
};
