import type { Language } from './languages.ts';

/**
 * The language of amounts in the contract's messages: English on the server, which translates each
 * message for its reader. Builds of the app in other languages replace this module.
 */
export const OWN_LANGUAGE: Language = 'en';
