import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { removeProviderLink, type ProviderLink } from '#schema/people/signInProvider.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { formatDate } from '#web/format/format.ts';
import { providerLinkQuery } from '#web/features/account/queries.ts';
import { call } from '#web/net/call.ts';
import { leaveToLink } from '#web/features/account/signIn/providerSession.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { providerContent as words } from './providerContent.ts';

/** Link with the installation's sign-in service; nothing without one. */
export function ProviderSettings({ name }: { name: string }) {
  const { data, isPending, refetch } = useQuery(providerLinkQuery());
  if (isPending) return <Skeleton lines={2} />;
  if (!data) return <LoadFailure headingLevel={3} words={words} onRetry={refetch} />;
  return <Link name={name} known={data} />;
}

function Link({ name, known: { linkedAt, hasPassword } }: { name: string; known: ProviderLink }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLinked = linkedAt !== null;
  return (
    <Stack gap={4}>
      <p>{isLinked ? words.linked(name, formatDate(linkedAt)) : words.notLinked(name)}</p>
      {hasPassword ? (
        <div>
          <Button onClick={() => setIsOpen(true)}>
            {isLinked ? words.unlink(name) : words.link(name)}
          </Button>
        </div>
      ) : (
        <p>{words.lastWay}</p>
      )}
      {isOpen && <LinkDialog isLinked={isLinked} onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}

function LinkDialog({ isLinked, onClose }: { isLinked: boolean; onClose: () => void }) {
  return (
    <PasswordDialog
      words={isLinked ? words.unlinking : words.linking}
      label={words.password}
      send={async (body) => {
        if (isLinked) await call(removeProviderLink, { body });
        else await leaveToLink(body.password);
      }}
      onSent={() => void queryClient.invalidateQueries(providerLinkQuery())}
      onClose={onClose}
    />
  );
}
