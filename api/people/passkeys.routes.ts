import {
  addPasskey,
  requestPasskey,
  takeAskedPasskey,
  removePasskey,
  renewRecoveryCodes,
} from './passkeys.ts';
import { nameDevice } from './deviceName.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runStep, type Handlers } from '#api/http/handler.ts';
import { findCredentialIds, listPasskeys } from './passkeys.sql.ts';
import { checkOwnPassword } from './passwords.routes.ts';

/** Challenges and recovery codes are never stored for replay. */
export const passkeyRoutes = {
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
    const challengeId = await runStep(request, (tx) => requestPasskey(tx, asked.challenge));
    return { body: { challengeId, options: asked.options } };
  },

  async addPasskey(request) {
    const { body, call, origin, services } = request;
    const { credential, challengeId } = body;
    const challenge = await runStep(request, (tx) => takeAskedPasskey(tx, challengeId));
    const made = await services.passkeys.readMade({ origin, challenge, credential });
    if (made === null) throw new Refusal('passkey_refused');
    const device = nameDevice(call.header('User-Agent'));
    const sessionId = call.session.id;
    const added = { ...made, device, sessionId };
    return {
      body: { recoveryCodes: await runStep(request, (tx) => addPasskey(tx, added)) },
    };
  },

  async removePasskey(request) {
    const { body, call, params } = request;
    await checkOwnPassword(request, 'password', body.password);
    const removed = { id: params.id, sessionId: call.session.id };
    return { body: await runStep(request, (tx) => removePasskey(tx, removed)) };
  },

  async renewRecoveryCodes(request) {
    await checkOwnPassword(request, 'password', request.body.password);
    return { body: { recoveryCodes: await runStep(request, renewRecoveryCodes) } };
  },
} satisfies Partial<Handlers>;
