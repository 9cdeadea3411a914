import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { LANGUAGES } from '#schema/languages/languages.ts';

export const saveLanguage = defineEndpoint({
  operation: 'saveLanguage',
  method: 'PUT',
  path: '/api/user/language',
  summary:
    'Chooses in which language emails and pushes to the signed-in person are written. Where the installation does not offer it, they come in its own.',
  access: 'session',
  body: v.object({
    language: v.picklist(LANGUAGES, `language is one of ${LANGUAGES.join(', ')}.`),
  }),
  status: 204,
});
