import { useWatch } from 'react-hook-form';
import { OFFICIAL_STATES, type OfficialState } from '#schema/issues/responsible.ts';
import {
  answerForwarding,
  OFFICIAL_TEXT_MAX,
  officialAnswerForm,
} from '#schema/partners/officialAnswers.ts';
import { ChoiceGroup } from '#web/components/fields/ChoiceGroup.tsx';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useActionForm } from '#web/device/drafts/useActionForm.ts';
import { call } from '#web/net/call.ts';
import { answerContent as words } from './answerContent.ts';

type Values = { state: OfficialState; fixBy: string; text: string };
const EMPTY: Values = { state: 'received', fixBy: '', text: '' };

type AnswerFormProps = { token: string; issueId: string; onAnswered: () => void };

export function AnswerForm({ token, issueId, onAnswered }: AnswerFormProps) {
  const { form, field, isPending, submit } = useActionForm<Values, unknown>({
    rule: officialAnswerForm,
    empty: EMPTY,
    // Without the token, which a draft must not keep.
    place: { kind: 'official-answer', userId: '', issueId },
    send: (answer, idempotencyKey) =>
      call(answerForwarding, { body: { token, answer }, idempotencyKey }),
    words: { done: words.done, failed: words.failed },
    changes: [{ topic: 'issue', id: issueId }],
    showsFieldErrors: true,
    onDone: () => {
      form.reset(EMPTY);
      onAnswered();
    },
  });
  const state = useWatch({ control: form.control, name: 'state' });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        <ChoiceGroup
          label={words.label}
          name="state"
          options={OFFICIAL_STATES.map((value) => ({ value, label: words[value] }))}
          value={state}
          onChange={(value) => form.setValue('state', value, { shouldDirty: true })}
        />
        {state === 'will_fix' && <TextField label={words.fixBy} type="date" {...field('fixBy')} />}
        <TextArea
          label={words.words}
          hint={words.wordsHint}
          rows={4}
          maxLength={OFFICIAL_TEXT_MAX}
          isOptional
          {...field('text')}
        />
        <SubmitButton words={words} variant="primary" size="lg" isPending={isPending} />
      </Stack>
    </form>
  );
}
