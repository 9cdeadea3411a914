import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { loadCode } from '#web/net/loadCode.ts';
import type { Assertion, Attestation, Ceremony } from '#schema/people/passkeys.ts';

/** The prompt was closed, or the device has no passkey for it. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Loaded on demand. */
const load = () => loadCode(import('@simplewebauthn/browser'));

const orPasskeyError = (error: unknown): never => {
  throw new PasskeyError(error instanceof Error ? error.name : 'unknown', { cause: error });
};

/** Creates a passkey. Throws PasskeyError. */
export async function makePasskey({ challengeId, options }: Ceremony) {
  const { startRegistration } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON }).catch(orPasskeyError);
  const { id, rawId, response } = made;
  const { clientDataJSON, attestationObject } = response;
  const credential: Attestation = {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject },
  };
  return { challengeId, credential };
}

/** Signs the challenge with a passkey. Throws PasskeyError. */
export async function signByPasskey({ challengeId, options }: Ceremony) {
  const { startAuthentication } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, response } = await startAuthentication({ optionsJSON }).catch(orPasskeyError);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const credential: Assertion = {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
  return { challengeId, credential };
}
