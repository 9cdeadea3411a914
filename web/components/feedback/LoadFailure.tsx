import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

type LoadFailureProps = Pick<ErrorStateProps, 'headingLevel'> & {
  words: { failed: string; failedText: string };
  /** Loads it again. */
  onRetry: () => unknown;
};

/** What stands where something would be that could not be loaded, with a button to try again. */
export function LoadFailure({ words, onRetry, ...rest }: LoadFailureProps) {
  return (
    <ErrorState
      {...rest}
      title={words.failed}
      description={words.failedText}
      onRetry={() => void onRetry()}
    />
  );
}
