import { useForm, type Resolver } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { FieldError } from '#schema/errors.ts';
import { validate } from '#schema/validation.ts';
import { ApiError } from '#web/net/callErrors.ts';
import { toFieldErrors, type SiteFormValues } from './siteForm.ts';

type SiteFormRule = {
  initial: SiteFormValues;
  /** Rule of the request that the fields become. */
  rule: GenericSchema;
  toRequest: (values: SiteFormValues) => unknown;
};

const told = (errors: readonly FieldError[]) =>
  [...toFieldErrors(errors)].map(([name, message]) => [name, { type: 'rule', message }] as const);

/**
 * The settings' fields. They keep the typed texts and are validated as their request; `refuse`
 * shows the server's refusals beside them and returns whether there were any.
 */
export function useSiteForm({ initial, rule, toRequest }: SiteFormRule) {
  const resolver: Resolver<SiteFormValues> = (values) => {
    const judged = validate(rule, toRequest(values));
    if (judged.isValid) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(told(judged.errors)) };
  };
  const form = useForm<SiteFormValues>({ resolver, defaultValues: initial });
  const { errors } = form.formState;
  return {
    form,
    field: (name: Exclude<keyof SiteFormValues, 'languages'>) => ({
      ...form.register(name),
      error: errors[name]?.message,
    }),
    refuse: (error: unknown): boolean => {
      const refused = error instanceof ApiError ? told(error.fieldErrors) : [];
      for (const [index, [name, problem]] of refused.entries())
        form.setError(name, problem, { shouldFocus: index === 0 });
      return refused.length > 0;
    },
  };
}

export type SiteForm = ReturnType<typeof useSiteForm>;
