import { SetupPage } from '#web/features/console/SetupPage.tsx';
import { NotFoundPage } from '#web/features/pages/notFound/NotFoundPage.tsx';

/** The setup, and no page at all where nothing waits for it. */
export function SetupArea() {
  return <SetupPage missing={<NotFoundPage />} />;
}
