import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { reason as reasonRule } from '#schema/text.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { ChoiceGroup } from '#web/components/fields/ChoiceGroup.tsx';
import { ConfirmDialog } from '#web/components/overlays/ConfirmDialog.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { NarrowForm } from '#web/components/fields/NarrowForm.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useFormDraft } from '#web/device/drafts/useFormDraft.ts';

export type ReasonedDecision<Choice extends string> = { choice: Choice; reason: string };

type ReasonedFormProps<Choice extends string> = {
  words: {
    heading: string;
    choice: string;
    options: Record<Choice, string>;
    /** Effect of each choice; shown with it, and again in the confirmation. */
    effects?: Record<Choice, string>;
    missing: string;
    reason: string;
    reasonHint: string;
    submit: string;
    title: string;
    text: string;
    confirm: string;
    pending: string;
  };
  choices: readonly Choice[];
  /** Key of the draft on this device. */
  place: { kind: string; issueId: string };
  isPending: boolean;
  /** `onDone` empties the form, `onSettled` closes the confirmation. */
  onConfirm: (
    decision: ReasonedDecision<Choice>,
    callbacks: { onSuccess: () => void; onSettled: () => void },
  ) => void;
};

/** A decision with its reason and a confirmation. */
export function ReasonedForm<Choice extends string>(props: ReasonedFormProps<Choice>) {
  const { words, choices, place, isPending, onConfirm } = props;
  const form = useReasonedChoice<Choice>(place);
  const [hasTried, setHasTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { choice, reason } = form.value;
  const problem = findProblem(reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (choice !== '' && problem === undefined) setIsAsking(true);
  };
  const confirm = () => {
    if (choice === '') return;
    onConfirm(
      { choice, reason: reason.trim() },
      {
        onSuccess: () => {
          setHasTried(false);
          void form.discard();
        },
        onSettled: () => setIsAsking(false),
      },
    );
  };
  return (
    <NarrowForm onSubmit={submit} noValidate>
      <Stack gap={4}>
        <h4>{words.heading}</h4>
        <ChoiceGroup<Choice | ''>
          label={words.choice}
          name={`${place.kind} ${place.issueId}`}
          options={choices.map((value) => ({
            value,
            label: words.options[value],
            description: words.effects?.[value],
          }))}
          value={choice}
          onChange={(next) => form.set({ choice: next })}
          error={hasTried && choice === '' ? words.missing : undefined}
        />
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          rows={4}
          value={reason}
          error={hasTried ? problem : undefined}
          onChange={({ target }) => form.set({ reason: target.value })}
        />
        <Row gap={3}>
          <Button type="submit" variant="primary">
            {words.submit}
          </Button>
          <DraftLine state={form.state} onDiscard={() => void form.discard()} />
        </Row>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={choice === '' || !words.effects ? words.title : `${words.options[choice]}?`}
        description={(choice !== '' && words.effects?.[choice]) || words.text}
        confirmLabel={words.confirm}
        pendingLabel={words.pending}
        isPending={isPending}
        onConfirm={confirm}
      />
    </NarrowForm>
  );
}

/** Choice and reason, kept on the device. */
function useReasonedChoice<Choice extends string>(place: { kind: string; issueId: string }) {
  type Value = { choice: Choice | ''; reason: string };
  const empty: Value = { choice: '', reason: '' };
  const { user } = useCurrentUser();
  const [value, setValue] = useState<Value>(empty);
  const draft = useFormDraft<Value>(
    { ...place, userId: user?.id ?? '' },
    {
      read: () => (value.choice === '' && value.reason.trim() === '' ? null : value),
      restore: setValue,
    },
  );
  return {
    value,
    state: draft.state,
    set: (change: Partial<Value>) => {
      setValue((current) => ({ ...current, ...change }));
      draft.touch();
    },
    discard: async () => {
      setValue(empty);
      await draft.clear();
    },
  };
}

function findProblem(text: string): string | undefined {
  const checked = v.safeParse(reasonRule, text);
  return checked.success ? undefined : checked.issues[0].message;
}
