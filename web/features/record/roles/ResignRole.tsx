import { useState } from 'react';
import { resignRole } from '#schema/people/appointments.ts';
import type { User } from '#schema/people/user.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { content } from '#web/components/content.ts';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { ConfirmDialog } from '#web/components/overlays/ConfirmDialog.tsx';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { rolesContent } from './rolesContent.ts';

const { resign: words, roles } = rolesContent;

/** Gives an own role back at once. */
export function ResignRole({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const act = useAction<null>({
    words,
    send: (_, idempotencyKey) => call(resignRole, { idempotencyKey }),
    changes: [{ topic: 'account', id: null }],
  });
  return (
    <Stack as="section" gap={4}>
      <SectionHeading>{words.heading}</SectionHeading>
      <p>{words.text(roles[user.accountRole])}</p>
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
