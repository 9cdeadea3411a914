import * as v from 'valibot';

export const integer = (minimum: number, maximum: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,12}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(minimum, `must be at least ${minimum}`),
    v.maxValue(maximum, `must be at most ${maximum}`),
  );

/** A whole number; the error repeats a value that is out of bounds, since no secret is that short. */
export const period = (minimum: number, maximum: number) => {
  const message = ({ input }: { input: unknown }) =>
    `must be between ${minimum} and ${maximum}, not ${String(input)}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,12}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
  );
};

export const switchedBy = (message = 'must be on or off') =>
  v.pipe(
    v.string(),
    v.toLowerCase(),
    v.picklist(['on', 'off', 'true', 'false', '1', '0'], message),
    v.transform((text) => text === 'on' || text === 'true' || text === '1'),
  );

export const address = (pattern: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(pattern, message),
    v.check((text) => URL.canParse(text.replaceAll(/[{}]/g, '')), message),
  );

export const choice = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `must be one of: ${options.join(', ')}`);

/** Description and example appear in error messages and `.env.example`. */
export const setting = <
  const Schema extends v.GenericSchema<string, unknown>,
  const Fallback extends v.InferInput<Schema> | undefined = undefined,
>(
  schema: Schema,
  description: string,
  example: string,
  fallback?: Fallback,
) =>
  v.optional(
    v.pipe(schema, v.description(description), v.examples([example])),
    fallback as Fallback,
  );
