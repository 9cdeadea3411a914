import { isServerReachable } from '#web/store/lastHeard.ts';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
import { loadFailureContent as content } from './content.ts';

type LoadFailureProps = Pick<ErrorStateProps, 'headingLevel'> & {
  words?: { failed: string; failedText?: string };
  onRetry: () => unknown;
};

export function LoadFailure({ words, onRetry, ...rest }: LoadFailureProps) {
  return (
    <ErrorState
      {...rest}
      title={words?.failed ?? content.title}
      description={words?.failedText ?? (isServerReachable() ? content.fault : content.offline)}
      onRetry={() => void onRetry()}
    />
  );
}
