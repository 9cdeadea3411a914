import * as v from 'valibot';
import { BRANDED_BODY_MAX_BYTES } from './brand/siteBrand.ts';
import { defineEndpoint } from '../defineEndpoint.ts';
import {
  confirmedPassword,
  emailAddress,
  isRepeated,
  NOT_REPEATED,
  password,
} from '../people/password.ts';
import { newUsername, user } from '../people/user.ts';
import { siteSettings } from './siteSettings.ts';
import { text } from '../text.ts';

const code = text(1, 60, 'Please enter the code that the server printed.');

export const checkSetupCodeRequest = v.object({ code });

export const setUpSiteRequest = v.pipe(
  v.object({
    code,
    username: newUsername,
    email: emailAddress,
    password,
    confirmPassword: confirmedPassword,
    settings: siteSettings,
  }),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], isRepeated, NOT_REPEATED), [
    'confirmPassword',
  ]),
);

export const getSetup = defineEndpoint({
  operation: 'getSetup',
  method: 'GET',
  path: '/api/setup',
  summary: 'Whether this installation is waiting to be set up; 404 once it has been.',
  access: 'public',
  status: 200,
  response: v.object({ isOpen: v.literal(true) }),
  refusals: ['not_found'],
});

export const checkSetupCode = defineEndpoint({
  operation: 'checkSetupCode',
  method: 'POST',
  path: '/api/setup/code',
  summary:
    'Checks the setup code without using it up. Many wrong ones are slowed down; the right one is taken at any time.',
  access: 'public',
  replay: 'none',
  body: checkSetupCodeRequest,
  status: 204,
  refusals: ['setup_code_wrong', 'not_found'],
});

export const setUpSite = defineEndpoint({
  operation: 'setUpSite',
  method: 'POST',
  path: '/api/setup',
  summary:
    'Sets up a new installation, creates its first operator’s account and signs in with it. Works once, with the code printed at startup.',
  access: 'public',
  replay: 'none',
  bodyMaxBytes: BRANDED_BODY_MAX_BYTES,
  body: setUpSiteRequest,
  status: 201,
  response: user,
  refusals: ['setup_code_wrong', 'not_found', 'username_taken', 'email_taken'],
});
