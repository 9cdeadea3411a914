import type { Language } from './languages.ts';

/**
 * What the rules of the contract write amounts in: English on the server, which says each message in
 * the language of its reader. A build of the app in another language has a module of its own here.
 */
export const OWN_LANGUAGE: Language = 'en';
