import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import { content } from '#web/components/content.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { useFields } from '#web/data/drafts/useFields.ts';
import { useFieldsDraft } from '#web/data/drafts/useFieldsDraft.ts';
import { useAction } from '#web/data/server/useAction.ts';
import { useCurrentUser } from '#web/data/server/useCurrentUser.ts';
import { consoleContent } from './consoleContent.ts';

const { act: common } = consoleContent;

export type ActWords = { title: string; text: string; submit: string; done: string };
type Reasoned = { reason: string } & Record<string, string | boolean>;
export type ActFields<Values extends Reasoned> = ReturnType<typeof useFields<Values>>['field'];

type ActDialogProps<Values extends Reasoned, Output> = {
  words: ActWords;
  rule: GenericSchema;
  empty: Values;
  /** What the draft is kept under on this device: the act, and what it is about. */
  place: { kind: string; issueId: string };
  tone?: 'primary' | 'danger';
  send: (values: Values, idempotencyKey: string) => Promise<Output>;
  onDone?: (output: Output) => void;
  onClose: () => void;
  /** What is asked for beside the reason. */
  renderFields?: (field: ActFields<Values>) => ReactNode;
};

/** Asks for the reason of an act, and does it; mounted while it is open. A refusal closes nothing. */
export function ActDialog<Values extends Reasoned, Output>(props: ActDialogProps<Values, Output>) {
  const {
    words,
    rule,
    empty,
    place,
    tone = 'primary',
    send,
    onDone,
    onClose,
    renderFields,
  } = props;
  const { user } = useCurrentUser();
  const { form, field, refuse } = useFields<Values>(rule, empty);
  const draft = useFieldsDraft<Values>(form, empty, { ...place, userId: user?.id ?? '' });
  const action = useAction({
    send,
    words: { done: words.done, failed: common.failed },
    changes: [{ topic: 'console', id: null }],
    isFieldsTold: true,
    onDone: (output: Output) => {
      void draft.discard();
      onDone?.(output);
      onClose();
    },
  });
  const submit = form.handleSubmit(() =>
    action.mutate(form.getValues(), { onError: (error) => void refuse(error) }),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={words.text}
    >
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
            <Button
              type="submit"
              variant={tone}
              isPending={action.isPending}
              pendingLabel={content.working}
            >
              {words.submit}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
