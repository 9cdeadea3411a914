import type { GenericSchema } from 'valibot';
import { useAction, type Action } from '#web/net/useAction.ts';
import { useFields } from './useFields.ts';
import { useFieldsDraft } from './useFieldsDraft.ts';

type ActionForm<Values, Output> = Action<Values, Output> & {
  rule: GenericSchema;
  empty: Values;
  /** Where its draft is kept on this device; null: it is not worth keeping. */
  place: { kind: string; userId: string; issueId: string } | null;
};

/**
 * A form whose texts are sent as they were written: the rule only judges them, because the API takes
 * texts. What is typed is kept on the device until it is sent.
 */
export function useActionForm<Values extends Record<string, string | boolean>, Output>({
  rule,
  empty,
  place,
  ...action
}: ActionForm<Values, Output>) {
  const { form, field, refuse } = useFields(rule, empty);
  const draft = useFieldsDraft<Values>(form, empty, place);
  const onDone = (output: Output) => {
    void draft.discard();
    action.onDone?.(output);
  };
  const { mutate, isPending } = useAction({ ...action, onDone });
  const submit = form.handleSubmit(() =>
    mutate(form.getValues(), { onError: (error) => void refuse(error) }),
  );
  return { field, draft, isPending, submit };
}
