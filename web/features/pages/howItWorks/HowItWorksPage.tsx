import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { LongTextLayout } from '../LongTextLayout.tsx';
import { howItWorksContent } from './content.ts';

/** Each step from a report to a verified fix, and how to behave on the way. */
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
