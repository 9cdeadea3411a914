import type { Answer } from '#schema/site/categories/answers.ts';
import { namedIn } from '#schema/site/categories/namedIn.ts';
import type { Language } from '#schema/languages/languages.ts';
import { decimalOf } from './decimalOf.ts';

function valueText({ value, option, unit }: Answer, language: Language | undefined): string {
  if (option) return namedIn(option, language) ?? String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? `${decimalOf(value)} ${unit}`.trim() : value;
}

/** One line each, for a cell; null: none. */
export function answersText(
  answers: readonly Answer[],
  language: Language | undefined,
): string | null {
  const lines = answers.map(
    (answer) => `${namedIn(answer.names, language) ?? ''} ${valueText(answer, language)}`,
  );
  return lines.length > 0 ? lines.join('\n') : null;
}
