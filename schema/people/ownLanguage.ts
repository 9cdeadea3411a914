import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { LANGUAGES } from '#schema/languages/languages.ts';

export const saveLanguage = defineEndpoint({
  operation: 'saveLanguage',
  method: 'PUT',
  path: '/api/user/language',
  summary:
    'Chooses the language of emails and pushes to the signed-in person. If the site does not offer it, its default language is used.',
  access: 'session',
  isAuditExempt: true,
  body: v.object({
    language: v.picklist(LANGUAGES, `language is one of ${LANGUAGES.join(', ')}.`),
  }),
  status: 204,
});
