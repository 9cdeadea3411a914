import { Compass } from 'lucide-react';
import { styled } from 'styled-components';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { notFoundContent } from './content.ts';

export function NotFoundPage() {
  usePageMeta(notFoundContent.title);
  return (
    <Place>
      <EmptyState
        title={notFoundContent.title}
        description={notFoundContent.text}
        headingLevel={1}
        icon={<Compass aria-hidden="true" />}
        action={
          <Row justify="center">
            <ButtonLink href="/" variant="primary">
              {notFoundContent.home}
            </ButtonLink>
            <ButtonLink href="/issues" variant="secondary">
              {notFoundContent.issues}
            </ButtonLink>
          </Row>
        }
      />
    </Place>
  );
}

const Place = styled(Container)`
  padding-block-start: ${theme.space[8]};
`;
