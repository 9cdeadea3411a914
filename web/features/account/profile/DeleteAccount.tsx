import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { deleteAccount, deleteAccountRequest } from '#schema/people/accountDeletion.ts';
import type { FieldError } from '#schema/errors.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { PasswordField } from '#web/components/fields/PasswordField.tsx';
import { showError, showToast } from '#web/store/toastStore.ts';
import { call } from '#web/net/call.ts';
import { ApiError, errorMessage } from '#web/net/callErrors.ts';
import { signOut } from '#web/features/account/signIn/session.ts';
import { useFields } from '#web/device/drafts/useFields.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { theme } from '#web/theme/theme.ts';
import { ownListContent } from '#web/features/account/lists/content.ts';
import { profileContent } from './content.ts';

const words = profileContent.deletion;

const FORM_ID = 'delete-account';
const EMPTY = { password: '' };

/** Needs the password, after a look at open matters. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false);
  const outbox = useOutbox();
  const unsentCount = (outbox?.waitingCount ?? 0) + (outbox?.attentionCount ?? 0);
  return (
    <Stack gap={4}>
      <Text>{words.text}</Text>
      {unsentCount > 0 && (
        <Banner tone="warning" action={<ButtonLink href="/outbox">{words.outbox}</ButtonLink>}>
          {words.unsent(unsentCount)}
        </Banner>
      )}
      <div>
        <Button variant="danger" disabled={unsentCount > 0} onClick={() => setIsOpen(true)}>
          {words.open}
        </Button>
      </div>
      {isOpen && <DeletionDialog onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { field, isSubmitting, duties, submit } = useDeletion();
  return (
    <Dialog
      onClose={() => !isSubmitting && onClose()}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="danger"
            isPending={isSubmitting}
            pendingLabel={words.pending}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <Stack gap={4}>
          <PasswordField label={words.password} {...field('password')} />
          {duties.length > 0 && (
            <Banner
              tone="danger"
              title={words.failed}
              action={
                duties.some(({ path }) => path === 'escrow') && (
                  <ButtonLink href="/mine?list=pledges">
                    {ownListContent.lists.pledges.title}
                  </ButtonLink>
                )
              }
            >
              <Duties>
                {duties.map(({ path, message }) => (
                  <li key={path}>{message}</li>
                ))}
              </Duties>
            </Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

function useDeletion() {
  const navigate = useNavigate();
  const [duties, setDuties] = useState<readonly FieldError[]>([]);
  const { form, field, refuse } = useFields(deleteAccountRequest, EMPTY);
  const submit = form.handleSubmit(async (body) => {
    try {
      await call(deleteAccount, { body });
    } catch (error) {
      if (refuse(error)) return;
      const isInUse = error instanceof ApiError && error.code === 'account_in_use';
      setDuties(isInUse ? error.fieldErrors : []);
      if (!isInUse) showError(words.failed, errorMessage(error));
      return;
    }
    await navigate({ to: '/' });
    // The server has ended every session; this clears local data.
    await signOut();
    showToast({ title: words.done, description: words.doneText });
  });
  return { field, isSubmitting: form.formState.isSubmitting, duties, submit };
}

const Text = styled.p`
  max-width: ${theme.size.prose};
`;

const Duties = styled.ul`
  padding-inline-start: ${theme.space[5]};
`;
