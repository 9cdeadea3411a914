import { useState } from 'react';
import { saveProfile, saveProfileRequest } from '#schema/people/profile.ts';
import type { User } from '#schema/people/user.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { KeptEdit } from '#web/components/fields/KeptEdit.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useFieldsEdit } from '#web/device/drafts/useFieldsEdit.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { call } from '#web/net/call.ts';
import { useSentForm } from '#web/features/account/settings/useSentForm.ts';
import { FacePicker } from './FacePicker.tsx';
import { shownContent as words } from './shownContent.ts';

const fieldName = (field: string) => (field === 'about' ? words.about : words.fullName);

/** Picture, name and description of the public profile. */
export function ShownProfile({ user }: { user: User }) {
  const [base, setBase] = useState({ fullName: user.fullName ?? '', about: user.about ?? '' });
  const { form, field, isPending, submit } = useSentForm({
    rule: saveProfileRequest,
    empty: base,
    send: (body) => call(saveProfile, { body }),
    words: words.form,
    onDone: () => {
      setBase(form.getValues());
      void draft.clear();
      // The name is part of many lists.
      void queryClient.invalidateQueries();
    },
  });
  const draft = useFieldsEdit(form, base, { kind: 'profile', userId: user.id, issueId: 'shown' });
  return (
    <Stack gap={5}>
      <Muted>{words.text}</Muted>
      <FacePicker user={user} />
      <KeptEdit draft={draft} nameOf={fieldName}>
        <form onSubmit={submit} noValidate>
          <Stack gap={4}>
            <TextField
              label={words.fullName}
              hint={words.fullNameHint}
              autoComplete="name"
              isOptional
              {...field('fullName')}
            />
            <TextArea
              label={words.about}
              hint={words.aboutHint}
              rows={3}
              isOptional
              {...field('about')}
            />
            <Row gap={3}>
              <Button type="submit" isPending={isPending} pendingLabel={words.saving}>
                {words.save}
              </Button>
              <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
            </Row>
          </Stack>
        </form>
      </KeptEdit>
    </Stack>
  );
}
