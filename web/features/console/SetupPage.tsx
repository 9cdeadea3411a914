import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { PageSpinner } from '#web/components/feedback/PageSpinner.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { FirstPasskey } from './FirstPasskey.tsx';
import { SetupCodeForm } from './SetupCodeForm.tsx';
import { setupContent as content } from './setupContent.ts';
import { SetupForm } from './SetupForm.tsx';
import { setupQuery } from './setupQuery.ts';

/**
 * The first visit to an empty installation: the code printed at its start, then its settings and first account.
 * `missing` is shown where nothing waits to be set up.
 */
export function SetupPage({ missing }: { missing: ReactNode }) {
  const [code, setCode] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);

  if (isDone) return <FirstPasskey />;
  if (code === null) return <CodeStep onRight={setCode} missing={missing} />;
  return (
    <Titled>
      <SetupForm code={code} onDone={() => setIsDone(true)} />
    </Titled>
  );
}

type CodeStepProps = { onRight: (code: string) => void; missing: ReactNode };

function CodeStep({ onRight, missing }: CodeStepProps) {
  const { data: setup, isPending, refetch } = useQuery(setupQuery());
  if (isPending) return <PageSpinner />;
  if (setup === null) return missing;
  return (
    <Titled>
      {setup === undefined ? (
        <LoadFailure words={content} onRetry={refetch} />
      ) : (
        <SetupCodeForm guessesLeft={setup.guessesLeft} onRight={onRight} />
      )}
    </Titled>
  );
}

function Titled({ children }: { children: ReactNode }) {
  usePageMeta(content.title, content.subtitle);
  return (
    <Container>
      <PageHeader title={content.title} subtitle={content.subtitle} />
      {children}
    </Container>
  );
}
