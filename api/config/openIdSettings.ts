import * as v from 'valibot';
import { address, setting } from './settingKinds.ts';

/** A sign-in service beside passwords and passkeys. */
export const openIdSettings = {
  OIDC_ISSUER: v.optional(
    setting(
      address(/^https?:\/\/[^\s?#]+$/, 'must be an http or https address'),
      'Issuer of an OpenID Connect provider that people may sign in with. Register PUBLIC_ORIGIN/auth there as the redirect address.',
      'https://login.example',
    ),
  ),
  OIDC_CLIENT_ID: v.optional(
    setting(
      v.pipe(v.string(), v.trim(), v.maxLength(300, 'must be at most 300 characters')),
      'By what the provider knows this installation; needed with OIDC_ISSUER.',
      'trybe',
    ),
  ),
  OIDC_CLIENT_SECRET: v.optional(
    setting(
      v.pipe(v.string(), v.trim(), v.maxLength(500, 'must be at most 500 characters')),
      'Secret of this installation at the provider; needed with OIDC_ISSUER.',
      'the-secret-that-the-provider-gave-you',
    ),
  ),
  OIDC_NAME: v.optional(
    setting(
      v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1),
        v.maxLength(40, 'must be at most 40 characters'),
      ),
      'What the button calls the provider.',
      'City Login',
    ),
    'OpenID Connect',
  ),
};
