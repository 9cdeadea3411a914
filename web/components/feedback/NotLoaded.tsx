import { Banner } from './Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { lazyPartContent as content } from './content.ts';
import { KeptOnDevice } from './KeptOnDevice.tsx';

/** Replaces something whose code could not be loaded. */
export function NotLoaded({ onAgain, isPage }: { onAgain: () => void; isPage?: boolean }) {
  const again = <Button onClick={onAgain}>{content.again}</Button>;
  return (
    <Banner
      tone="danger"
      action={
        <>
          {again}
          {isPage && <KeptOnDevice />}
        </>
      }
    >
      {content.notLoaded}
    </Banner>
  );
}
