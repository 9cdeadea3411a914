import { addPasskey } from '#api/commands/passkeys/addPasskey.ts';
import { askForPasskey, takeAskedPasskey } from '#api/commands/passkeys/askForPasskey.ts';
import { removePasskey, renewRecoveryCodes } from '#api/commands/passkeys/removePasskey.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { deviceNameOf } from '#api/domain/deviceName.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { runCommand, type CommandRequest } from '#api/http/runCommand.ts';
import { findCredentialIds, listPasskeys } from '#api/queries/accounts/listPasskeys.ts';
import { checkOwnPassword } from './checkOwnPassword.ts';

type PasskeyHandlers = HandlersOf<
  'listPasskeys' | 'beginPasskey' | 'addPasskey' | 'removePasskey' | 'renewRecoveryCodes'
>;

/** What is answered here must not be kept with a key: challenges, and codes that open the account. */
const once = <Body>(request: CommandRequest, work: (tx: Transaction) => Promise<Body>) =>
  runCommand({ ...request, idempotency: undefined }, work, { isAuditExempt: true });

/** A person's own passkeys. */
export const passkeyRoutes: PasskeyHandlers = {
  async listPasskeys({ actor, services }) {
    const isRequired = services.needsStaffPasskeys && actor.accountRole !== 'user';
    return { body: { ...(await listPasskeys(services.database, actor.id)), isRequired } };
  },

  async beginPasskey(request) {
    const { actor, body, origin, services } = request;
    await checkOwnPassword(request, 'password', body.password);
    const known = await findCredentialIds(services.database, actor.id);
    const siteName = services.site.current().name;
    const person = actor;
    const asked = await services.passkeys.optionsToMake({ origin, siteName, person, known });
    return once(request, async (tx) => ({
      challengeId: await askForPasskey(tx, asked.challenge),
      options: asked.options,
    }));
  },

  async addPasskey(request) {
    const { body, call, origin, services } = request;
    const { credential, challengeId } = body;
    const taken = await once(request, (tx) => takeAskedPasskey(tx, challengeId));
    const challenge = JSON.parse(taken.json) as string;
    const made = await services.passkeys.readMade({ origin, challenge, credential });
    if (made === null) throw new Refusal('passkey_refused');
    const { isBound, ...passkey } = made;
    const isOtherDevice = isBound && credential.authenticatorAttachment === 'cross-platform';
    const device = deviceNameOf(call.header('User-Agent'));
    const sessionId = call.session.id;
    return once(request, async (tx) => ({
      recoveryCodes: await addPasskey(tx, { ...passkey, isOtherDevice, device, sessionId }),
    }));
  },

  async removePasskey(request) {
    const { body, call, params } = request;
    await checkOwnPassword(request, 'password', body.password);
    return once(request, async (tx) => {
      await removePasskey(tx, { id: params.id, sessionId: call.session.id });
      return undefined;
    });
  },

  async renewRecoveryCodes(request) {
    await checkOwnPassword(request, 'password', request.body.password);
    return once(request, async (tx) => ({ recoveryCodes: await renewRecoveryCodes(tx) }));
  },
};
