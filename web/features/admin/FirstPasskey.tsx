import { useEffect } from 'react';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { hasPasskeys } from '#web/data/device/passkeys.ts';
import { setupContent } from './setupContent.ts';

const { passkey: words } = setupContent;

/** The end of the setup: the first operator is signed in, and needs a passkey for most of the rest. */
export function FirstPasskey() {
  // The form that was sent was longer than this page.
  // In braces: newer browsers answer with a promise, which React would take for a way to clean up.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const canAdd = hasPasskeys();
  return (
    <Container>
      <PageHeader title={words.title} subtitle={words.text} />
      <Card padding="lg">
        <Stack gap={5}>
          <p>{canAdd ? words.how : words.without}</p>
          <Row gap={3}>
            <ButtonLink variant="primary" size="lg" href="/profile?section=settings#passkeys">
              {canAdd ? words.add : words.settings}
            </ButtonLink>
            <ButtonLink size="lg" href="/admin">
              {words.later}
            </ButtonLink>
          </Row>
        </Stack>
      </Card>
    </Container>
  );
}
