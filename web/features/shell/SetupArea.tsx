import { SetupPage } from '#web/features/console/setup/SetupPage.tsx';
import { NotFoundPage } from '#web/features/pages/notFound/NotFoundPage.tsx';

/** The setup, or the missing page where it is done. */
export function SetupArea() {
  return <SetupPage missing={<NotFoundPage />} />;
}
