import type { ReactElement } from 'react';
import type { GenericSchema } from 'valibot';
import { content } from '#web/components/content.ts';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { useActionForm } from '#web/device/drafts/useActionForm.ts';
import type { useFields } from '#web/device/drafts/useFields.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { consoleContent } from './consoleContent.ts';

const { act: common } = consoleContent;

export type ActWords = { title: string; text: string; submit: string; done: string };
type Reasoned = { reason: string } & Record<string, string | boolean>;
export type ActFields<Values extends Reasoned> = ReturnType<typeof useFields<Values>>['field'];

type ActDialogProps<Values extends Reasoned, Output> = {
  words: ActWords;
  rule: GenericSchema;
  empty: Values;
  /** Key of the draft on this device: the action and its subject. */
  place: { kind: string; issueId: string };
  tone?: 'primary' | 'danger';
  send: (values: Values, idempotencyKey: string) => Promise<Output>;
  /** Overrides the success message by outcome. */
  outcomeWords?: (output: Output) => { done: string; doneText?: string };
  onDone?: (output: Output) => void;
  onClose: () => void;
  /** Fields besides the reason. */
  renderFields?: (field: ActFields<Values>) => ReactElement | null;
};

/** Asks for the reason of an action, then performs it; mounted while open. Stays open on a refusal. */
export function ActDialog<Values extends Reasoned, Output>(props: ActDialogProps<Values, Output>) {
  const {
    words,
    rule,
    empty,
    place,
    tone = 'primary',
    send,
    outcomeWords,
    onDone,
    onClose,
    renderFields,
  } = props;
  const { user } = useCurrentUser();
  const { field, isPending, submit } = useActionForm<Values, Output>({
    rule,
    empty,
    place: { ...place, userId: user?.id ?? '' },
    send,
    words: { done: words.done, failed: common.failed },
    outcomeWords,
    changes: [{ topic: 'console', id: null }],
    showsFieldErrors: true,
    onDone: (output) => {
      onDone?.(output);
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={words.title} description={words.text}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          {renderFields?.(field)}
          <TextArea
            label={common.reason}
            hint={common.hint}
            rows={4}
            {...field('reason' as Parameters<typeof field>[0])}
          />
          <Row justify="end">
            <SubmitButton
              words={{ ...words, pending: content.working }}
              variant={tone}
              isPending={isPending}
            />
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
