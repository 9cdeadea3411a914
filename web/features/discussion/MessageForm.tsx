import { Send } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { messageForm } from '#schema/issues/chat.ts';
import { validate } from '#schema/validation.ts';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { useLoadedAhead } from '#web/components/feedback/useLoadedAhead.ts';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { showError, showToast } from '#web/store/toastStore.ts';
import { errorMessage } from '#web/net/callErrors.ts';
import { loadCode } from '#web/net/loadCode.ts';
import { connectivity } from '#web/net/connectivity.ts';
import { useFormDraft } from '#web/device/drafts/useFormDraft.ts';
import { useStore } from '#web/store/createStore.ts';
import { startedQuestion } from './startedQuestion.ts';
import { discussionContent } from './content.ts';

const { form: content, toast } = discussionContent;

const loadOutbox = () => loadCode(import('#web/device/outbox/outbox.ts'));

type MessageFormProps = { issueId: string; userId: string; isUnsent: boolean };

/**
 * Messages go through the outbox, so that one written offline is sent later. The field is emptied
 * once the device has stored it; until then it is a draft.
 */
export function MessageForm({ issueId, userId, isUnsent }: MessageFormProps) {
  const [text, setText] = useState('');
  const draft = useMessageDraft({ issueId, userId }, setText);
  const frame = useStartedQuestion((question) => draft.type(`${question}${text}`));
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  useLoadedAhead(loadOutbox);

  const submit = async () => {
    const checked = validate(messageForm, { message: text });
    setError(checked.isValid ? undefined : checked.errors[0]?.message);
    if (!checked.isValid || isSaving) return;
    setIsSaving(true);
    try {
      const { outbox } = await loadOutbox();
      await draft.hold();
      await outbox.message(issueId, checked.value.message, draft.ended());
      await draft.discard();
      if (isUnsent || !connectivity.isOnline())
        showToast({ title: toast.saved, description: toast.savedText });
    } catch (problem) {
      draft.release();
      showError(toast.failed, errorMessage(problem));
    } finally {
      setIsSaving(false);
    }
  };

  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };

  return (
    <form
      ref={frame}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={3}>
        <TextArea
          label={content.label}
          placeholder={content.placeholder}
          rows={3}
          value={text}
          error={error}
          onChange={(event) => draft.type(event.currentTarget.value)}
          onKeyDown={submitByKey}
        />
        <Row gap={3}>
          <SubmitButton
            words={content}
            variant="secondary"
            icon={<Send aria-hidden="true" />}
            isPending={isSaving}
          />
          <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
        </Row>
      </Stack>
    </form>
  );
}

/** Takes over a question that was begun elsewhere, with the cursor behind it. */
function useStartedQuestion(take: (question: string) => void) {
  const frame = useRef<HTMLFormElement>(null);
  const question = useStore(startedQuestion);
  useEffect(() => {
    if (question === null) return;
    startedQuestion.set(null);
    take(question);
    frame.current?.querySelector('textarea')?.focus();
  });
  return frame;
}

function useMessageDraft(
  place: { issueId: string; userId: string },
  setText: (text: string) => void,
) {
  const latest = useRef('');
  const write = (next: string) => {
    latest.current = next;
    setText(next);
  };
  const draft = useFormDraft<{ message: string }>(
    { kind: 'message', ...place },
    {
      read: () => (latest.current.trim() === '' ? null : { message: latest.current }),
      restore: ({ message }) => write(message),
    },
  );
  const discard = async () => {
    write('');
    await draft.clear();
  };
  return {
    ...draft,
    type: (next: string) => {
      write(next);
      draft.touch();
    },
    discard,
  };
}
