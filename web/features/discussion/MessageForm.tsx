import { Send } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { messageForm } from '#schema/chat.ts';
import { validate } from '#schema/validation.ts';
import { Button } from '#web/components/Button.tsx';
import { Stack } from '#web/components/Stack.tsx';
import { TextArea } from '#web/components/TextArea.tsx';
import { showToast } from '#web/components/toast/toastStore.ts';
import { messageOf } from '#web/data/callErrors.ts';
import { connectivity } from '#web/data/connectivity.ts';
import { discussionContent } from './content.ts';

const { form: content, toast } = discussionContent;

type MessageFormProps = { issueId: string; isUnsent: boolean };

/**
 * Writes a message. Every message goes through the outbox, so one written in a tunnel is kept and
 * sent later; the field is emptied only once the device has it.
 */
export function MessageForm({ issueId, isUnsent }: MessageFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  const submit = async () => {
    const checked = validate(messageForm, { message: text });
    setError(checked.isValid ? undefined : checked.errors[0]?.message);
    if (!checked.isValid || isSaving) return;
    setIsSaving(true);
    try {
      const { outbox } = await import('#web/data/outbox.ts');
      await outbox.message(issueId, checked.value.message);
      setText('');
      if (isUnsent || !connectivity.isOnline())
        showToast({ title: toast.saved, description: toast.savedText });
    } catch (problem) {
      showToast({ title: toast.failed, description: messageOf(problem), variant: 'destructive' });
    } finally {
      setIsSaving(false);
    }
  };

  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };

  return (
    <form
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
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={submitByKey}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            icon={<Send aria-hidden="true" />}
            isPending={isSaving}
            pendingLabel={content.pending}
          >
            {content.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
