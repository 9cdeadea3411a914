import { saveProfile, saveProfileRequest } from '#schema/people/profile.ts';
import type { User } from '#schema/people/user.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { call } from '#web/net/call.ts';
import { useSentForm } from '#web/features/account/settings/useSentForm.ts';
import { FacePicker } from './FacePicker.tsx';
import { shownContent as words } from './shownContent.ts';

/** Picture, name and description of the public profile. */
export function ShownProfile({ user }: { user: User }) {
  const { field, isPending, submit } = useSentForm({
    rule: saveProfileRequest,
    empty: { fullName: user.fullName ?? '', about: user.about ?? '' },
    send: (body) => call(saveProfile, { body }),
    words: words.form,
    // The name is part of many lists.
    onDone: () => void queryClient.invalidateQueries(),
  });
  return (
    <Stack gap={5}>
      <Muted>{words.text}</Muted>
      <FacePicker user={user} />
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
          <div>
            <Button type="submit" isPending={isPending} pendingLabel={words.saving}>
              {words.save}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
