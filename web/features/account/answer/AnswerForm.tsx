import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { OFFICIAL_STATES, type OfficialState } from '#schema/issues/responsible.ts';
import {
  answerForwarding,
  OFFICIAL_TEXT_MAX,
  officialAnswerForm,
} from '#schema/partners/officialAnswers.ts';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { ChoiceGroup } from '#web/components/fields/ChoiceGroup.tsx';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useActionForm } from '#web/device/drafts/useActionForm.ts';
import { call } from '#web/net/call.ts';
import { useAttemptKey } from '#web/net/useAttemptKey.ts';
import { answerContent as words } from './answerContent.ts';
import type { SentPhoto } from './AnswerPhoto.tsx';

const AnswerPhoto = lazyPart(async () => (await import('./AnswerPhoto.tsx')).AnswerPhoto);

type Values = { state: OfficialState; fixBy: string; text: string };
const EMPTY: Values = { state: 'received', fixBy: '', text: '' };

type AnswerFormProps = { token: string; issueId: string; onAnswered: () => void };

export function AnswerForm({ token, issueId, onAnswered }: AnswerFormProps) {
  const [photo, setPhoto] = useState<SentPhoto | null>(null);
  const [isSending, setIsSending] = useState(false);
  const attempt = useAttemptKey();
  const { form, field, isPending, submit } = useActionForm<Values, unknown>({
    rule: officialAnswerForm,
    empty: EMPTY,
    // The key omits the token, which a draft must not store.
    place: { kind: 'official-answer', userId: '', issueId },
    send: (answer) => {
      const body = { token, answer, photoId: photo?.id ?? null };
      // The picture is not a field of the form.
      const idempotencyKey = attempt.keyFor(JSON.stringify(body));
      return call(answerForwarding, { body, idempotencyKey });
    },
    words: { done: words.done, failed: words.failed },
    changes: [{ topic: 'issue', id: issueId }],
    showsFieldErrors: true,
    onDone: () => {
      attempt.settle();
      form.reset(EMPTY);
      setPhoto(null);
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
        <Suspense fallback={<Skeleton lines={3} />}>
          <AnswerPhoto token={token} photo={photo} onChange={setPhoto} onSending={setIsSending} />
        </Suspense>
        <SubmitButton
          words={words}
          variant="primary"
          size="lg"
          isPending={isPending}
          disabled={isSending}
        />
      </Stack>
    </form>
  );
}
