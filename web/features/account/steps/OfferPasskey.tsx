import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { safeRedirect } from '#web/features/account/signIn/safeRedirect.ts';
import { stepContent } from './content.ts';
import { StepCard } from './StepCard.tsx';

const { passkey: words } = stepContent;
const route = getRouteApi('/auth');

/** After a registration where no mail can replace a lost password: the way in that needs none. */
export function OfferPasskey() {
  const { redirect } = route.useSearch();
  // The form that was sent was longer than this page.
  // In braces: newer browsers answer with a promise, which React would take for a way to clean up.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <StepCard title={words.title} text={words.text}>
      <p>{words.how}</p>
      <Row gap={3}>
        <ButtonLink variant="primary" size="lg" href="/profile?section=settings#passkeys">
          {words.add}
        </ButtonLink>
        <ButtonLink size="lg" href={safeRedirect(redirect)}>
          {words.later}
        </ButtonLink>
      </Row>
    </StepCard>
  );
}
