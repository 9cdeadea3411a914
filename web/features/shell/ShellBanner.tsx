import { Suspense } from 'react';
import { styled } from 'styled-components';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';
import { theme } from '#web/theme/theme.ts';
import { useStore } from '#web/store/createStore.ts';
import { shellContent } from './content.ts';
import { loadPageAgain, unloadedPath } from './lazyPage.tsx';
import { LazyInstallOffer, LazyTestClockBanner, LazyUpdatePrompt } from './lazyParts.ts';

type ShellBannerProps = { isPaused: boolean; currentHref: string };

/** Code that is missing, unsent items that wait for a sign-in, and a new version of the app. */
export function ShellBanner({ isPaused, currentHref }: ShellBannerProps) {
  const { paused, unloaded } = shellContent;
  const isUnloaded = useStore(unloadedPath) === currentHref.replace(/[?#].*/u, '');
  const isFirstPaint = useIsFirstPaint();
  const isSigningIn = currentHref.startsWith('/auth');
  return (
    <Place>
      {!isFirstPaint && (
        <Suspense>
          <LazyTestClockBanner />
        </Suspense>
      )}
      {isUnloaded && (
        <Banner tone="offline" action={<Button onClick={loadPageAgain}>{unloaded.again}</Button>}>
          {unloaded.text}
        </Banner>
      )}
      {isPaused && !isSigningIn && (
        <Banner
          tone="warning"
          action={
            <ButtonLink
              variant="secondary"
              href={`/auth?redirect=${encodeURIComponent(currentHref)}`}
            >
              {paused.signIn}
            </ButtonLink>
          }
        >
          {paused.text}
        </Banner>
      )}
      {!isFirstPaint && (
        <Suspense>
          <LazyUpdatePrompt />
          <LazyInstallOffer />
        </Suspense>
      )}
    </Place>
  );
}

const Place = styled(Container)`
  display: grid;
  gap: ${theme.space[2]};

  &:not(:empty) {
    padding-block-start: ${theme.space[3]};
  }
`;
