import { beginPasskeySignIn, signInWithPasskey } from '#schema/people/passkeys.ts';
import type { User } from '#schema/people/user.ts';
import { signByPasskey } from '#web/device/passkeys.ts';
import { call } from '#web/net/call.ts';
import { adopt } from './session.ts';

/** Signs in with a passkey, without a name. Throws as `call` and `signByPasskey` do. */
export async function signInByPasskey(): Promise<User> {
  const body = await signByPasskey(await call(beginPasskeySignIn));
  return adopt(await call(signInWithPasskey, { body }));
}
