import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { showFieldErrors } from '#web/net/showFieldErrors.ts';

/**
 * A form validated by a rule of the contract. `field` returns a field component's props; `refuse`
 * shows the server's refusals beside their fields and returns whether there were any.
 */
export function useFields<Values extends FieldValues>(rule: GenericSchema, values: Values) {
  const form = useForm<Values>({
    // The resolver's types cannot follow a generic rule.
    resolver: valibotResolver(rule as never) as unknown as Resolver<Values>,
    defaultValues: values as DefaultValues<Values>,
  });
  const { errors } = form.formState;
  return {
    form,
    field: <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
      ...form.register(name, options),
      error: errors[name]?.message as string | undefined,
    }),
    refuse: (error: unknown): boolean =>
      showFieldErrors(error, Object.keys(values) as Path<Values>[], (name, told) =>
        form.setError(name, told),
      ),
  };
}
