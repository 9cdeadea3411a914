import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  requestEmailProof,
  cancelEmailChange,
  changeEmail,
  changeEmailRequest,
  type OwnEmail,
} from '#schema/people/credentials.ts';
import type { Settings } from '#schema/site/settings.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { PasswordField } from '#web/components/fields/PasswordField.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { ownEmailQuery } from '#web/features/account/queries.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { accountContent } from './content.ts';
import { FormDialog } from './FormDialog.tsx';

const { email: words } = accountContent;
const EMPTY = { email: '', currentPassword: '' };

const readAgain = () => void queryClient.invalidateQueries({ queryKey: ownEmailQuery().queryKey });

export function EmailSettings() {
  const { data, isPending, refetch } = useQuery(ownEmailQuery());
  const { data: settings } = useQuery(settingsQuery());
  if (isPending) return <Skeleton lines={3} />;
  if (!data) return <LoadFailure headingLevel={3} words={accountContent} onRetry={refetch} />;
  return <Address known={data} mail={settings?.mail ?? 'smtp'} />;
}

function Address({ known, mail }: { known: OwnEmail; mail: Settings['mail'] }) {
  const { address, isProved, change } = known;
  const [isOpen, setIsOpen] = useState(false);
  const proving = useAction({
    send: (_: void, idempotencyKey) => call(requestEmailProof, { idempotencyKey }),
    words: {
      done: words.proofSent,
      doneText: words.proofSentText,
      failed: words.proofFailed,
    },
  });
  return (
    <Stack gap={4}>
      <p>{isProved ? words.proved(address) : words.unproved(address)}</p>
      {change && <PendingChange change={change} />}
      {mail === 'none' ? (
        <p>{words.none}</p>
      ) : (
        <Row gap={3}>
          {!isProved && (
            <Button
              isPending={proving.isPending}
              pendingLabel={words.proving}
              onClick={() => proving.mutate()}
            >
              {words.prove}
            </Button>
          )}
          <Button onClick={() => setIsOpen(true)}>{words.change}</Button>
          {mail === 'local' && <AppLink href="/mailbox">{words.mailbox}</AppLink>}
        </Row>
      )}
      {isOpen && <ChangeDialog onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}

function PendingChange({ change }: { change: NonNullable<OwnEmail['change']> }) {
  const { address, isOldConfirmed, isNewConfirmed } = change;
  const cancelling = useAction({
    send: (_: void, idempotencyKey) => call(cancelEmailChange, { idempotencyKey }),
    words: { done: words.cancelled, failed: words.cancelFailed },
    onDone: readAgain,
  });
  const missing = isOldConfirmed ? 'new' : isNewConfirmed ? 'old' : 'both';
  return (
    <Banner
      title={words.waiting(address)}
      action={
        <Button
          isPending={cancelling.isPending}
          pendingLabel={words.cancelling}
          onClick={() => cancelling.mutate()}
        >
          {words.cancel}
        </Button>
      }
    >
      {words.missing[missing]}
    </Banner>
  );
}

function ChangeDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      words={words.dialog}
      rule={changeEmailRequest}
      empty={EMPTY}
      send={(body) => call(changeEmail, { body })}
      onSent={readAgain}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField
            label={words.dialog.email}
            type="email"
            autoComplete="email"
            {...field('email')}
          />
          <PasswordField label={words.dialog.password} {...field('currentPassword')} />
        </>
      )}
    </FormDialog>
  );
}
