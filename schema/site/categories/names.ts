import * as v from 'valibot';
import { LANGUAGES, type Language } from '#schema/languages/languages.ts';
import { text } from '#schema/text.ts';

export type Names = Partial<Record<Language, string>>;

export const namesUpTo = (maximum: number, message: string) => {
  const entries = LANGUAGES.map((code) => [code, v.optional(text(1, maximum, message))]);
  return v.object(
    Object.fromEntries(entries) as Record<
      Language,
      v.OptionalSchema<ReturnType<typeof text>, undefined>
    >,
    message,
  );
};

export const hasText = (names: Names): boolean =>
  Object.values(names).some((name) => name !== undefined);

export const writtenNames = (maximum: number, message: string) =>
  v.pipe(namesUpTo(maximum, message), v.check(hasText, message));
