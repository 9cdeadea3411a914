import { Container } from '#web/components/Container.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { shellContent } from './content.ts';

/** A page that could not be loaded or broke while it was drawn. */
export function RouteFailure() {
  const { title, offline, text, retry } = shellContent.failure;
  return (
    <Container>
      <ErrorState
        title={title}
        description={navigator.onLine ? text : offline}
        headingLevel={1}
        retryLabel={retry}
        onRetry={() => location.reload()}
      />
    </Container>
  );
}
