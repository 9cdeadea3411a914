import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stopDigest } from '#schema/people/digest.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { call } from '#web/net/call.ts';
import { stepContent } from './content.ts';
import { StepCard } from './StepCard.tsx';

const { stop: words } = stepContent;

/**
 * Ends the digests by email as soon as the link of one is opened: that tap was the one. A program that
 * opens links too ends no more than mails which the settings bring back.
 */
export function StopDigest({ token }: { token: string }) {
  const { mutate, isSuccess, isError } = useMutation({
    mutationFn: () => call(stopDigest, { params: { token } }),
  });
  useEffect(() => mutate(), [mutate]);
  if (isSuccess)
    return (
      <StepCard title={words.doneTitle} text={words.done}>
        <ButtonLink href="/mine?list=following">{words.settings}</ButtonLink>
      </StepCard>
    );
  if (isError)
    return (
      <StepCard title={words.failedTitle} text={words.failed}>
        <Button onClick={() => mutate()}>{words.again}</Button>
        <ButtonLink href="/profile?section=settings">{words.choices}</ButtonLink>
      </StepCard>
    );
  return (
    <StepCard title={words.title} text={words.text}>
      <Skeleton lines={1} />
    </StepCard>
  );
}
