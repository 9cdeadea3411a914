import { Banner } from './Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { lazyPartContent as content } from './content.ts';

/** In the place of something whose code could not be loaded. */
export function NotLoaded({ onAgain }: { onAgain: () => void }) {
  return (
    <Banner tone="danger" action={<Button onClick={onAgain}>{content.again}</Button>}>
      {content.notLoaded}
    </Banner>
  );
}
