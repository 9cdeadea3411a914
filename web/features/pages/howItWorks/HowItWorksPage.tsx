import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { LongTextLayout } from '../LongTextLayout.tsx';
import { howItWorksContent } from './content.ts';

export function HowItWorksPage() {
  return (
    <LongTextLayout text={howItWorksContent}>
      <Row>
        <ButtonLink href="/auth" size="lg">
          {howItWorksContent.action}
        </ButtonLink>
      </Row>
    </LongTextLayout>
  );
}
