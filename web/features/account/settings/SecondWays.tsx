import { useState } from 'react';
import { styled } from 'styled-components';
import { removePhone, type OwnContact } from '#schema/people/contact.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { formatDate } from '#web/format/format.ts';
import { ownContactQuery } from '#web/features/account/queries.ts';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { theme } from '#web/theme/theme.ts';
import { contactContent as words } from './contactContent.ts';
import { PhoneDialog, type PhoneTask } from './PhoneDialog.tsx';

/** The factors besides email, each with its next step. */
export function SecondWays({ known }: { known: OwnContact }) {
  const { document } = words;
  return (
    <>
      {known.level < 3 && <p>{known.email.isProved ? words.ways : words.afterEmail}</p>}
      <PlainList gap={3}>
        <Phone known={known} />
        <li>
          <Name>{document.name}</Name>
          <p>
            {known.document
              ? document.proved(formatDate(known.document.provedAt))
              : document.missing}
          </p>
        </li>
      </PlainList>
    </>
  );
}

function Phone({
  known: { email, phone, phoneCodes, phoneCountry = null },
}: {
  known: OwnContact;
}) {
  const [task, setTask] = useState<PhoneTask | null>(null);
  const isOffered = phoneCodes !== 'none' && email.isProved && phone === null;
  return (
    <li>
      <Stack gap={2}>
        <div>
          <Name>{words.phone.name}</Name>
          <p>{phoneText({ phone, phoneCodes })}</p>
          {phoneCodes === 'local' && phone === null && (
            <p>
              <span>{words.phone.local}</span>{' '}
              <AppLink href="/mailbox">{words.phone.mailbox}</AppLink>
              <span>.</span>
            </p>
          )}
        </div>
        {phone && <Removal />}
        {isOffered && (
          <Row gap={3}>
            <Button onClick={() => setTask('ask')}>{words.phone.add}</Button>
            <Button variant="ghost" onClick={() => setTask('prove')}>
              {words.phone.enter}
            </Button>
          </Row>
        )}
      </Stack>
      {task && (
        <PhoneDialog
          task={task}
          onNext={setTask}
          isLocal={phoneCodes === 'local'}
          country={phoneCountry}
        />
      )}
    </li>
  );
}

function phoneText({ phone, phoneCodes }: Pick<OwnContact, 'phone' | 'phoneCodes'>): string {
  if (phone) return words.phone.proved(phone.lastDigits, formatDate(phone.provedAt));
  return phoneCodes === 'none' ? words.phone.none : words.phone.missing;
}

function Removal() {
  const removing = useAction({
    send: (_: void, idempotencyKey) => call(removePhone, { idempotencyKey }),
    words: { done: words.phone.removed, failed: words.phone.removeFailed },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownContactQuery().queryKey }),
  });
  return (
    <div>
      <Button
        isPending={removing.isPending}
        pendingLabel={words.phone.removing}
        onClick={() => removing.mutate()}
      >
        {words.phone.remove}
      </Button>
    </div>
  );
}

const Name = styled.h4`
  font-size: ${theme.fontSize.body};
`;
