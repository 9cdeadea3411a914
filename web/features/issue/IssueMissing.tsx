import { connectivity } from '#web/net/connectivity.ts';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, SearchX } from 'lucide-react';
import { Button } from '#web/components/actions/Button.tsx';
import { ErrorState } from '#web/components/feedback/ErrorState.tsx';
import { issueContent } from './content.ts';

type IssueMissingProps = {
  /** No answer came. */
  isUnreachable: boolean;
  /** Asks again; undefined when the server said that there is no such issue. */
  onRetry: (() => void) | undefined;
};

/** The issue does not exist, or the server cannot be asked and the device never stored it. */
export function IssueMissing({ isUnreachable, onRetry }: IssueMissingProps) {
  const router = useRouter();
  const { notFound, notStored } = issueContent;
  // A tab that was opened with this page has nothing to go back to.
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
