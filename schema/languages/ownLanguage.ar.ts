import type { Language } from './languages.ts';

export const OWN_LANGUAGE: Language = 'ar';
