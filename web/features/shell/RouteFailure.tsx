import { connectivity } from '#web/net/connectivity.ts';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Container } from '#web/components/layout/Container.tsx';
import { ErrorState } from '#web/components/feedback/ErrorState.tsx';
import { useTakenOver } from '#web/net/firstPaint.ts';
import { shellContent } from './content.ts';

/** A page that could not be loaded or broke while it was drawn. */
export function RouteFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  // In the place of a painted page it answers instead of it.
  useTakenOver();
  const { title, offline, text, outdated, retry, reload } = shellContent.failure;
  // Every browser names the module when its code is gone, as after a new version was published.
  const isOutdated = /module/u.test(String(error));
  const reason = isOutdated ? outdated : text;
  return (
    <Container>
      <ErrorState
        title={title}
        description={connectivity.isOnline() ? reason : offline}
        headingLevel={1}
        retryLabel={isOutdated ? reload : retry}
        onRetry={() => location.reload()}
      />
    </Container>
  );
}
