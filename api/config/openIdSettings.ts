import * as v from 'valibot';
import { address, setting } from './settingKinds.ts';

export const openIdSettings = {
  OIDC_ISSUER: setting(
    address(/^https?:\/\/[^\s?#]+$/, 'must be an http or https address'),
    'Issuer of an OpenID Connect provider that people may sign in with. Register PUBLIC_ORIGIN/auth there as the redirect URI.',
    'https://login.example',
  ),
  OIDC_CLIENT_ID: setting(
    v.pipe(v.string(), v.trim(), v.maxLength(300, 'must be at most 300 characters')),
    'Client id at the provider; required with OIDC_ISSUER.',
    'trybe',
  ),
  OIDC_CLIENT_SECRET: setting(
    v.pipe(v.string(), v.trim(), v.maxLength(500, 'must be at most 500 characters')),
    'Client secret at the provider; required with OIDC_ISSUER.',
    'the-secret-that-the-provider-gave-you',
  ),
  OIDC_NAME: setting(
    v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40, 'must be at most 40 characters')),
    'Name of the provider on the sign-in button.',
    'City Login',
    'OpenID Connect',
  ),
};
