import { useId, useState, type FormEvent } from 'react';
import {
  REPORT_GROUNDS,
  type ReportedKind,
  type ReportGround,
} from '#schema/moderation/choices.ts';
import { reportContent, reportForm } from '#schema/moderation/contentReport.ts';
import { validate } from '#schema/validation.ts';
import { content } from '#web/components/content.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { ChoiceGroup } from '#web/components/fields/ChoiceGroup.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { useFormDraft } from '#web/device/drafts/useFormDraft.ts';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { reportContentWords as words } from './content.ts';

type ReportDialogProps = {
  kind: ReportedKind;
  subjectId: string;
  userId: string;
  onClose: () => void;
};

type Told = { ground: ReportGround | ''; text: string };

const EMPTY: Told = { ground: '', text: '' };

/** Reports an item to the moderators; mounted while open. The text stays on the device until it is sent. */
export function ReportDialog({ kind, subjectId, userId, onClose }: ReportDialogProps) {
  const form = useId();
  const [told, setTold] = useState(EMPTY);
  const [hasTried, setHasTried] = useState(false);
  const draft = useFormDraft<Told>(
    { kind: `report ${kind}`, issueId: subjectId, userId },
    { read: () => (told === EMPTY ? null : told), restore: setTold },
  );
  const set = (change: Partial<Told>) => {
    setTold((current) => ({ ...current, ...change }));
    draft.touch();
  };
  const sending = useAction({
    words,
    send: (body: Told & { ground: ReportGround }, idempotencyKey) =>
      call(reportContent, { body: { kind, subjectId, ...body }, idempotencyKey }),
    onDone: () => {
      void draft.clear();
      onClose();
    },
  });
  const checked = validate(reportForm, told);
  const fieldError = (path: keyof Told) =>
    hasTried && !checked.isValid
      ? checked.errors.find((error) => error.path === path)?.message
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (checked.isValid) sending.mutate(checked.value);
  };
  return (
    <Dialog
      onClose={onClose}
      title={words.title(kind)}
      description={words.text}
      footer={
        <>
          <Button onClick={onClose}>{content.cancel}</Button>
          <SubmitButton words={words} form={form} variant="primary" isPending={sending.isPending} />
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={4}>
          <ChoiceGroup<ReportGround | ''>
            label={words.ground}
            name={`${form} ground`}
            options={REPORT_GROUNDS.map((value) => ({ value, label: words.grounds[value] }))}
            value={told.ground}
            onChange={(ground) => set({ ground })}
            error={fieldError('ground')}
          />
          <TextArea
            label={words.label}
            hint={words.hint}
            isOptional={told.ground !== 'other'}
            rows={3}
            value={told.text}
            error={fieldError('text')}
            onChange={({ target }) => set({ text: target.value })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
