import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmEmail, type EmailOutcome } from '#schema/people/credentials.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { queryKeys } from '#web/net/queryKeys.ts';
import { call } from '#web/net/call.ts';
import { ApiError } from '#web/net/callErrors.ts';
import { useAction } from '#web/net/useAction.ts';
import { stepContent } from './content.ts';
import { StepCard } from './StepCard.tsx';

const { confirm: words } = stepContent;

/** Confirms an address at a button press: link scanners must not confirm anything. */
export function ConfirmEmail({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<EmailOutcome | null>(null);
  const confirming = useAction({
    send: (_: void, idempotencyKey) => call(confirmEmail, { body: { token }, idempotencyKey }),
    words: { failed: words.failed },
    onDone: (done) => {
      setOutcome(done.outcome);
      void queryClient.invalidateQueries({ queryKey: queryKeys.user() });
      void queryClient.invalidateQueries({ queryKey: ['ownEmail'] });
    },
  });
  if (outcome !== null)
    return (
      <StepCard {...words.outcomes[outcome]}>
        <ButtonLink href="/" variant="primary">
          {stepContent.toStart}
        </ButtonLink>
      </StepCard>
    );
  const { error } = confirming;
  return (
    <StepCard title={words.title} text={words.text}>
      {error instanceof ApiError && (
        <Banner tone="danger">{error.problem?.detail ?? error.message}</Banner>
      )}
      <Button
        variant="primary"
        size="lg"
        isFullWidth
        isPending={confirming.isPending}
        pendingLabel={words.pending}
        onClick={() => confirming.mutate()}
      >
        {words.submit}
      </Button>
    </StepCard>
  );
}
