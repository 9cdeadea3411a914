import { findLanguage } from './languages.ts';
import { MESSAGES } from './messages.ts';

const SIGNS = /[.*+?^${}()|[\]\\]/gu;

type Pattern = readonly [shape: RegExp, text: string];
const patterns = new Map<string, readonly Pattern[]>();

function findPatterns(language: keyof typeof MESSAGES): readonly Pattern[] {
  const known = patterns.get(language);
  if (known) return known;
  const made = Object.entries(MESSAGES[language])
    .filter(([english]) => english.includes('{}'))
    .map(([english, text]): Pattern => {
      const parts = english.split('{}').map((part) => part.replaceAll(SIGNS, String.raw`\$&`));
      return [new RegExp(`^${parts.join('(.+)')}$`, 'u'), text];
    });
  patterns.set(language, made);
  return made;
}

/** An amount in English refusals: sign or code, then the number. */
const AMOUNT = /^(?:(?<sign>\p{Sc}|[A-Z]{2,3}\p{Sc}?)\u00A0?)?(?<number>\d+(?:\.\d+)?)$/u;
const WITH_COMMA: readonly string[] = ['de', 'es'];

/**
 * A placeholder's value: a translated word of the contract, or an amount in the language's
 * notation, sign last.
 */
function filling(language: keyof typeof MESSAGES, text: string): string {
  const { sign, number } = AMOUNT.exec(text)?.groups ?? {};
  if (number === undefined) return translate(language, text);
  const turned = WITH_COMMA.includes(language) ? number.replace('.', ',') : number;
  return sign === undefined ? turned : `${turned}\u00A0${sign}`;
}

/** Translates a message of the contract; unknown ones stay unchanged. */
export function translate(code: string | undefined, message: string): string {
  const language = findLanguage(code);
  if (language === undefined || language === 'en') return message;
  const texts = MESSAGES[language];
  if (Object.hasOwn(texts, message)) return texts[message] ?? message;
  for (const [shape, text] of findPatterns(language)) {
    const filled = shape.exec(message)?.slice(1);
    if (filled) return text.replaceAll('{}', () => filling(language, filled.shift() ?? ''));
  }
  return message;
}
