import { connectivity } from '#web/net/connectivity.ts';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, SearchX } from 'lucide-react';
import { Button } from '#web/components/actions/Button.tsx';
import { ErrorState } from '#web/components/feedback/ErrorState.tsx';
import { issueContent } from './content.ts';

type IssueMissingProps = {
  /** The server did not answer. */
  isUnreachable: boolean;
  /** Undefined when the server answered that there is no such issue. */
  onRetry: (() => void) | undefined;
};

/** The issue does not exist, or the server cannot be reached and the device has no copy. */
export function IssueMissing({ isUnreachable, onRetry }: IssueMissingProps) {
  const router = useRouter();
  const { notFound, notStored } = issueContent;
  // A tab opened with this page has no history to go back to.
  const leave = () =>
    globalThis.history.length > 1 ? router.history.back() : void router.navigate({ to: '/issues' });
  const goBack = (
    <Button variant="secondary" icon={<ArrowLeft aria-hidden="true" />} onClick={leave}>
      {notFound.goBack}
    </Button>
  );
  if (isUnreachable)
    return (
      <ErrorState
        title={notStored.title}
        description={connectivity.isOnline() ? notStored.unreachable : notStored.offline}
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
      onRetry={onRetry}
      action={goBack}
    />
  );
}
