import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { requestEmailProof } from '#schema/people/credentials.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { call } from '#web/net/call.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { useAction } from '#web/net/useAction.ts';
import { theme } from '#web/theme/theme.ts';
import { needsContent } from './needsContent.ts';

const { address: words } = needsContent;

/** Asks people with money here to prove their address: otherwise no mail about it reaches them. */
export function AddressLine() {
  const { user } = useCurrentUser();
  const { data: settings } = useQuery(settingsQuery());
  const sending = useAction({
    words,
    send: (_: void, idempotencyKey) => call(requestEmailProof, { idempotencyKey }),
  });
  // A site that sends no mail cannot prove an address.
  if (!user || !settings || settings.mail === 'none') return null;
  return (
    <Line>
      <MailCheck aria-hidden="true" />
      <span>{words.ask(user.email)}</span>
      <Button
        variant="ghost"
        isPending={sending.isPending}
        disabled={sending.isSuccess}
        onClick={() => sending.mutate()}
      >
        {words.send}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[2]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
  overflow-wrap: anywhere;

  & > span {
    flex: 1;
    min-width: 0;
  }
  & > svg {
    flex: none;
  }
`;
