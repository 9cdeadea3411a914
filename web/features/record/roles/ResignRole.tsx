import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resignRole } from '#schema/people/appointments.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { content } from '#web/components/content.ts';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { ConfirmDialog } from '#web/components/overlays/ConfirmDialog.tsx';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { roleName } from './roleName.ts';
import { rolesQuery } from './rolesQuery.ts';
import { rolesContent } from './rolesContent.ts';

const { resign: words } = rolesContent;

/** Gives up one's own role at once; only the public list tells who is a validator. */
export function ResignRole({ userId }: { userId: string }) {
  const { data } = useQuery(rolesQuery());
  const own = data?.holders.find((holder) => holder.userId === userId);
  return own ? <Resign role={roleName(own)} /> : null;
}

function Resign({ role }: { role: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const act = useAction<null>({
    words,
    send: (_, idempotencyKey) => call(resignRole, { idempotencyKey }),
    changes: [
      { topic: 'account', id: null },
      { topic: 'notification', id: null },
    ],
  });
  return (
    <Stack as="section" gap={4}>
      <SectionHeading>{words.heading}</SectionHeading>
      <p>{words.text(role)}</p>
      <div>
        <Button onClick={() => setIsOpen(true)}>{words.button}</Button>
      </div>
      {isOpen && (
        <ConfirmDialog
          onClose={() => setIsOpen(false)}
          title={words.title}
          description={words.confirmText}
          confirmLabel={words.button}
          pendingLabel={content.working}
          tone="danger"
          isPending={act.isPending}
          onConfirm={() => act.mutate(null, { onSettled: () => setIsOpen(false) })}
        />
      )}
    </Stack>
  );
}
