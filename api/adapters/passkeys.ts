import type { Passkeys } from '#api/platform/ports.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { PASSKEY_CHALLENGE_MINUTES } from '#schema/limits.ts';

/** Loaded late: most starts see no passkey for a while. */
const load = () => import('@simplewebauthn/server');

const timeout = PASSKEY_CHALLENGE_MINUTES * MINUTE_MS;
const toRpId = (origin: string) => new URL(origin).hostname;
/** The authenticator verifies the person, so a passkey counts as two factors. */
const userVerification = 'required' as const;

const asOptions = (options: object) => ({ ...options }) as Record<string, unknown>;

/**
 * No attestation is requested: what a passkey says about its device is only its own claim, and is not read.
 */
export const passkeys: Passkeys = {
  async optionsToMake({ origin, siteName, person, known }) {
    const { generateRegistrationOptions } = await load();
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: toRpId(origin),
      userName: person.username,
      userDisplayName: person.username,
      userID: new TextEncoder().encode(person.id),
      timeout,
      attestationType: 'none',
      excludeCredentials: known.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification },
    });
    return { challenge: options.challenge, options: asOptions(options) };
  },

  async optionsToSign(origin) {
    const { generateAuthenticationOptions } = await load();
    const rpID = toRpId(origin);
    const options = await generateAuthenticationOptions({ rpID, timeout, userVerification });
    return { challenge: options.challenge, options: asOptions(options) };
  },

  async readMade({ origin, challenge, credential }) {
    const { verifyRegistrationResponse } = await load();
    const made = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: toRpId(origin),
      requireUserVerification: true,
    }).catch(() => null);
    if (!made?.verified) return null;
    const { id, publicKey, counter } = made.registrationInfo.credential;
    return { credentialId: id, publicKey, useCount: counter };
  },

  async readSigned({ origin, challenge, credential, kept }) {
    const { verifyAuthenticationResponse } = await load();
    const { credentialId: id, publicKey, useCount: counter } = kept;
    const signed = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: toRpId(origin),
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    }).catch(() => null);
    return signed?.verified ? { useCount: signed.authenticationInfo.newCounter } : null;
  },
};
