import type { Language } from './languages.ts';
import { messages as ar } from './messages.ar.ts';
import { messages as de } from './messages.de.ts';
import { messages as es } from './messages.es.ts';

type Messages = Readonly<Record<string, string>>;

export const MESSAGES: Readonly<Record<Exclude<Language, 'en'>, Messages>> = { de, es, ar };
