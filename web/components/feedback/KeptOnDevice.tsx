import { Button } from '#web/components/actions/Button.tsx';
import { lazyPartContent as content } from './content.ts';

/** Leads to the service worker's own page of unsent items, which needs no code of the app. */
export function KeptOnDevice() {
  if (!globalThis.navigator?.serviceWorker?.controller) return null;
  return <Button onClick={() => location.assign('/emergency')}>{content.kept}</Button>;
}
