import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, SearchX } from 'lucide-react';
import { Button } from '#web/components/Button.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { issueContent } from './content.ts';

type IssueMissingProps = { isUnreachable: boolean; onRetry: () => void };

/** The issue does not exist, or the device is offline and never stored it. */
export function IssueMissing({ isUnreachable, onRetry }: IssueMissingProps) {
  const { history } = useRouter();
  const { notFound, notStored } = issueContent;
  const goBack = (
    <Button
      variant="secondary"
      icon={<ArrowLeft aria-hidden="true" />}
      onClick={() => history.back()}
    >
      {notFound.goBack}
    </Button>
  );
  if (isUnreachable)
    return (
      <ErrorState
        title={notStored.title}
        description={notStored.text}
        headingLevel={1}
        retryLabel={notStored.retry}
        onRetry={onRetry}
        action={goBack}
      />
    );
  return (
    <ErrorState
      icon={<SearchX aria-hidden="true" />}
      title={notFound.title}
      description={notFound.text}
      headingLevel={1}
      action={goBack}
    />
  );
}
