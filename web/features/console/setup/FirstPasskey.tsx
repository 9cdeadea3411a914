import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { hasPasskeys } from '#web/device/passkeys.ts';
import { plainHttpContent } from '#web/device/plainHttpContent.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { theme } from '#web/theme/theme.ts';
import { adminContent } from '../content.ts';
import { OwnStreets } from '../OwnStreets.tsx';
import { setupContent } from './setupContent.ts';

const { passkey: words, next } = setupContent;

/** End of the setup: the first operator is signed in, and needs a passkey for most of the rest. */
export function FirstPasskey() {
  // The submitted form was longer than this page. In braces: newer browsers return a promise, which
  // React would take for a cleanup function.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const canAdd = hasPasskeys();
  const without = isSecureContext ? words.without : plainHttpContent.passkeys;
  return (
    <Container>
      <PageHeader title={words.title} subtitle={words.text} />
      <Card padding="lg">
        <Stack gap={5}>
          <p>{canAdd ? words.how : without}</p>
          <Row gap={3}>
            <ButtonLink
              variant="primary"
              size="lg"
              href="/profile?section=settings&page=sign-in#passkeys"
            >
              {canAdd ? words.add : words.settings}
            </ButtonLink>
            <ButtonLink size="lg" href="/admin/settings">
              {words.later}
            </ButtonLink>
          </Row>
        </Stack>
      </Card>
      <NextSteps />
    </Container>
  );
}

/** Settings that the setup skips. */
function NextSteps() {
  const { data: settings } = useQuery(settingsQuery());
  return (
    <Next>
      <h2>{next.heading}</h2>
      <dl>
        <dt>
          <AppLink href="/admin/categories">{next.categories}</AppLink>
        </dt>
        <dd>{next.categoriesText}</dd>
        {settings && (
          <>
            <dt>{adminContent.machine.streets}</dt>
            <dd>
              <OwnStreets settings={settings} />
            </dd>
          </>
        )}
        <dt>
          <AppLink href="/admin/import">{next.reports}</AppLink>
        </dt>
        <dd>{next.reportsText}</dd>
      </dl>
    </Next>
  );
}

const Next = styled.section`
  margin-block: ${theme.space[8]};

  & dt {
    margin-block-start: ${theme.space[5]};
    font-weight: ${theme.weight.strong};
  }
  & dd {
    margin: ${theme.space[1]} 0 0;
    color: ${theme.color.textMuted};
  }
`;
