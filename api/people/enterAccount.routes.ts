import { linkDevices, noteAppearance } from './accountTraces.ts';
import { saveLanguage } from './profiles.sql.ts';
import { nameDevice } from './deviceName.rules.ts';
import type { Call } from '#api/http/call.ts';
import { toNetwork } from '#api/http/limits/addressGroup.ts';
import { runStep, type CommandRequest } from '#api/http/handler.ts';
import { presentUser } from './presentUser.rules.ts';
import { getUser } from './users.sql.ts';
import { findLanguage } from '#schema/languages/languages.ts';

type VisitorRequest = CommandRequest & { call: Call };

type Entering = {
  userId: string;
  isStrong: boolean;
  /** The browser's token, if the password check has already looked it up. */
  device?: string | null;
};

/** Signs in after all required proofs; the browser counts as known from now on. */
export async function enterAccount(
  request: VisitorRequest,
  { userId, isStrong, device: knownAs }: Entering,
) {
  const { call, services } = request;
  const before = call.deviceCookie?.read() ?? null;
  // guard: browser-is-known-by-every-way-in
  const device = knownAs ?? (await services.limits.knowDevice(userId, before));
  // guard: known-browser-is-not-locked-out
  if (device !== null) call.deviceCookie?.write(device);
  const language = findLanguage(call.header('X-Trybe-Language'));
  await runStep(request, async (tx) => {
    // guard: accounts-of-one-browser
    await linkDevices(tx, userId, [before, device]);
    await noteAppearance(tx, userId, toNetwork(call.ip));
    // The app's language becomes the language of their mails.
    if (language) await saveLanguage(tx, userId, language);
  });
  const name = nameDevice(call.header('User-Agent'));
  await call.session.signIn(userId, { device: name, isStrong });
  return { body: presentUser(await getUser(services.database, userId)) };
}
