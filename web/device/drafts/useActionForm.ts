import type { GenericSchema } from 'valibot';
import { useAction, type Action } from '#web/net/useAction.ts';
import { useFields } from './useFields.ts';
import { useFieldsDraft } from './useFieldsDraft.ts';

type ActionForm<Values, Output> = Action<Values, Output> & {
  rule: GenericSchema;
  empty: Values;
  /** Key of its draft on this device; null: none is kept. */
  place: { kind: string; userId: string; issueId: string } | null;
};

/**
 * A form that sends its texts as typed: the rule only validates, because the API takes texts. Keeps
 * a draft until sent.
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
  return { form, field, draft, isPending, submit };
}
