import { valibotResolver } from '@hookform/resolvers/valibot';
import { Send } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { KeyboardEvent } from 'react';
import { messageForm } from '#schema/chat.ts';
import { Button } from '#web/components/Button.tsx';
import { Stack } from '#web/components/Stack.tsx';
import { TextArea } from '#web/components/TextArea.tsx';
import { showToast } from '#web/components/toast/toastStore.ts';
import { messageOf } from '#web/data/callErrors.ts';
import { connectivity } from '#web/data/connectivity.ts';
import { outbox } from '#web/data/outbox.ts';
import { discussionContent } from './content.ts';

const { form: content, toast } = discussionContent;

type MessageFormProps = { issueId: string; isUnsent: boolean };

/**
 * Writes a message. Every message goes through the outbox, so one written in a tunnel is kept and
 * sent later; the field is emptied only once the device has it.
 */
export function MessageForm({ issueId, isUnsent }: MessageFormProps) {
  const form = useForm({ resolver: valibotResolver(messageForm), defaultValues: { message: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ message }) => {
    try {
      await outbox.message(issueId, message);
      form.reset();
      if (isUnsent || !connectivity.isOnline())
        showToast({ title: toast.saved, description: toast.savedText });
    } catch (error) {
      showToast({ title: toast.failed, description: messageOf(error), variant: 'destructive' });
    }
  });

  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        <TextArea
          label={content.label}
          placeholder={content.placeholder}
          rows={3}
          error={errors.message?.message}
          onKeyDown={submitByKey}
          {...form.register('message')}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            icon={<Send aria-hidden="true" />}
            isPending={isSubmitting}
            pendingLabel={content.pending}
          >
            {content.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
