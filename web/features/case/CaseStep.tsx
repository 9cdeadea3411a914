import type { ReactNode } from 'react';
import type { CaseView } from '#schema/case/verification.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useWritten } from '#web/net/firstPaint.ts';
import { useServerNow } from '#web/features/site/useServerNow.ts';
import { caseNextContent } from './caseNextContent.ts';
import { findCaseStep } from './caseStep.ts';
import { payoutText } from './payoutText.ts';
import { StepFacts, type NextStep } from './StepFacts.tsx';

type CaseStepProps = {
  view: CaseView;
  /** A sentence about the money in escrow. */
  escrow: string;
  /** Shown while nothing is judged. */
  fallback?: NextStep;
  action?: ReactNode;
  path?: ReactNode;
};

/** The state of a case during judgement and after payment. */
export function CaseStep({ view, escrow, fallback, action, path }: CaseStepProps) {
  const now = useServerNow();
  const written = useWritten();
  const step = written('case step', () => findCaseStep(view, now)) ?? fallback;
  return (
    <Stack gap={4}>
      {view.isFrozen && (
        <Banner tone="warning" title={caseNextContent.frozenTitle}>
          {caseNextContent.frozen}
        </Banner>
      )}
      {step && (
        <StepFacts step={step} money={payoutText(view) ?? escrow} action={action} path={path} />
      )}
    </Stack>
  );
}
