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
  OIDC_OPERATOR_GROUP: setting(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1),
      v.maxLength(300, 'must be at most 300 characters'),
    ),
    'Group at the provider whose members are operators here. It is asked at each sign-in there; what operators decide about a role wins.',
    'trybe-operators',
  ),
  OIDC_GROUPS_CLAIM: setting(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1),
      v.maxLength(300, 'must be at most 300 characters'),
    ),
    "Claim that lists a person's groups, or a path to it with dots.",
    'realm_access.roles',
    'groups',
  ),
  OIDC_SCOPES: setting(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^[\x21\x23-\x5b\x5d-\x7e]+(?: [\x21\x23-\x5b\x5d-\x7e]+)*$/u,
        'must be names separated by single spaces',
      ),
      v.check((text) => text.split(' ').includes('openid'), 'must include openid'),
    ),
    'What is asked of the provider, separated by spaces. Some need groups here to name them.',
    'openid email profile groups',
    'openid email profile',
  ),
};
