import type { AuthStep } from '#web/features/account/signIn/authStep.ts';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { NewPassword } from './NewPassword.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { safeRedirect } from '#web/features/account/signIn/safeRedirect.ts';
import { stepContent } from './content.ts';
import { StepCard } from './StepCard.tsx';
import { useMutation } from '@tanstack/react-query';
import { stopDigest } from '#schema/notices/digest.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { call } from '#web/net/call.ts';

const BodyDesk = lazyPart(
  async () => (await import('#web/features/account/desk/BodyDesk.tsx')).BodyDesk,
);

const OfficialAnswer = lazyPart(
  async () => (await import('#web/features/account/answer/OfficialAnswer.tsx')).OfficialAnswer,
);

export function AuthStepPanel({ step }: { step: AuthStep }) {
  if (step.kind === 'forgot') return <ForgotPassword />;
  if (step.kind === 'passkey') return <OfferPasskey />;
  const { kind, token } = step;
  if (kind === 'desk') return <BodyDesk token={token} key={token} />;
  if (kind === 'answer') return <OfficialAnswer token={token} key={token} />;
  if (kind === 'stop') return <StopDigest token={token} key={token} />;
  return kind === 'reset' ? (
    <NewPassword token={token} key={token} />
  ) : (
    <ConfirmEmail token={token} key={token} />
  );
}

const { passkey: words } = stepContent;
const route = getRouteApi('/auth');

/** After a registration without mail, which could replace a lost password. */
function OfferPasskey() {
  const { redirect } = route.useSearch();
  // The submitted form was longer than this page. In braces: newer browsers return a promise, which
  // React would take for a cleanup function.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <StepCard title={words.title} text={words.text}>
      <p>{words.how}</p>
      <Row gap={3}>
        <ButtonLink
          variant="primary"
          size="lg"
          href="/profile?section=settings&page=sign-in#passkeys"
        >
          {words.add}
        </ButtonLink>
        <ButtonLink size="lg" href={safeRedirect(redirect)}>
          {words.later}
        </ButtonLink>
      </Row>
    </StepCard>
  );
}

const { stop: stopDigestWords } = stepContent;

/**
 * Ends email digests when the link is opened. Programs that open links can only end mails which the
 * settings restore.
 */
function StopDigest({ token }: { token: string }) {
  const { mutate, isSuccess, isError } = useMutation({
    mutationFn: () => call(stopDigest, { params: { token } }),
  });
  useEffect(() => mutate(), [mutate]);
  if (isSuccess)
    return (
      <StepCard title={stopDigestWords.doneTitle} text={stopDigestWords.done}>
        <ButtonLink href="/mine?list=following">{stopDigestWords.settings}</ButtonLink>
      </StepCard>
    );
  if (isError)
    return (
      <StepCard title={stopDigestWords.failedTitle} text={stopDigestWords.failed}>
        <Button onClick={() => mutate()}>{stopDigestWords.again}</Button>
        <ButtonLink href="/profile?section=settings&page=notifications">
          {stopDigestWords.choices}
        </ButtonLink>
      </StepCard>
    );
  return (
    <StepCard title={stopDigestWords.title} text={stopDigestWords.text}>
      <Skeleton lines={1} />
    </StepCard>
  );
}
