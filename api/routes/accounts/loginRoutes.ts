import { linkDevices } from '#api/commands/accounts/linkDevices.ts';
import { askForPasskey, takeAskedPasskey } from '#api/commands/passkeys/askForPasskey.ts';
import {
  checkSecondFactor,
  usePasskey,
  type SecondFactor,
} from '#api/commands/passkeys/usePasskey.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { deviceNameOf } from '#api/domain/deviceName.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { Call } from '#api/http/call.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { runCommand, type CommandRequest } from '#api/http/runCommand.ts';
import { presentUser } from '#api/presenters/presentUser.ts';
import { findCredentials, getUser } from '#api/queries/accounts/getUser.ts';

type LoginHandlers = HandlersOf<'login' | 'beginPasskeySignIn' | 'signInWithPasskey'>;
type VisitorRequest = CommandRequest & { call: Call };

/** In nobody's name, and never from a reply that was kept: signing in happens each time anew. */
const asNobody = async <Body>(
  request: CommandRequest,
  work: (tx: Transaction) => Promise<Body>,
) => {
  const visitor = { ...request, actor: null, idempotency: undefined };
  const { json } = await runCommand(visitor, work, { isAuditExempt: true });
  return (json === '' ? undefined : JSON.parse(json)) as Body;
};

/** Lets somebody in who has shown all that the account asks for; the browser is known from now on. */
async function enter(
  request: VisitorRequest,
  { userId, isStrong, device }: { userId: string; isStrong: boolean; device: string | null },
) {
  const { call, services } = request;
  const before = call.deviceCookie?.read() ?? null;
  if (device !== null) call.deviceCookie?.write(device);
  await asNobody(request, async (tx) => {
    await linkDevices(tx, userId, [before, device]);
    return undefined;
  });
  const name = deviceNameOf(call.header('User-Agent'));
  await call.session.signIn(userId, { device: name, isStrong });
  return { body: presentUser(await getUser(services.database, userId)) };
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
    const isRight = await services.passwords.verify(found?.passwordHash ?? null, body.password);
    if (found === null || !isRight) throw new Refusal('invalid_credentials');
    const second: SecondFactor = await asNobody(request, (tx) =>
      checkSecondFactor(tx, found.id, body.recoveryCode),
    );
    if (second === 'wrong') throw new Refusal('recovery_code_wrong');
    if (second === 'missing') {
      await signedIn();
      throw new Refusal('second_factor');
    }
    return enter(request, { userId: found.id, isStrong: false, device: await signedIn() });
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
    const before = call.deviceCookie?.read() ?? null;
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
    const device = await services.limits.knowDevice(userId, before);
    return enter(request, { userId, isStrong: true, device });
  },
};
