import type { Language } from '#schema/languages/languages.ts';
import { texts as ar } from './pageTexts.ar.ts';
import { texts as de } from './pageTexts.de.ts';
import { texts as en } from './pageTexts.en.ts';
import { texts as es } from './pageTexts.es.ts';

const TEXTS = { en, de, es, ar };

export const pageTexts = (language: Language) => TEXTS[language];
