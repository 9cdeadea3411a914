import { connectivity } from '#web/net/connectivity.ts';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Container } from '#web/components/layout/Container.tsx';
import { KeptOnDevice } from '#web/components/feedback/KeptOnDevice.tsx';
import { ErrorState } from '#web/components/feedback/ErrorState.tsx';
import { useTakenOver } from '#web/net/firstPaint.ts';
import { shellContent } from './content.ts';

/** A page that failed to load or to render. */
export function RouteFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  // Replaces a painted page, so it ends the first paint.
  useTakenOver();
  const { title, offline, text, outdated, retry, reload } = shellContent.failure;
  // Every browser mentions the module when its code is gone, as after an update.
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
        action={<KeptOnDevice />}
      />
    </Container>
  );
}
