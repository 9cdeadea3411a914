import { styled } from 'styled-components';
import { Banner } from '#web/components/Banner.tsx';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { Container } from '#web/components/Container.tsx';
import { theme } from '#web/theme/theme.ts';
import { shellContent } from './content.ts';
import { useUpdate } from './useUpdate.ts';

type ShellBannerProps = { isPaused: boolean; currentHref: string };

/** What concerns every page: unsent items that wait for a sign-in, and a new version of the app. */
export function ShellBanner({ isPaused, currentHref }: ShellBannerProps) {
  const update = useUpdate();
  const { paused, update: words } = shellContent;
  const isSigningIn = currentHref.startsWith('/auth');
  if (!update.isReady && (!isPaused || isSigningIn)) return null;
  return (
    <Place>
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
      {update.isReady && (
        <Banner
          tone="info"
          action={
            <Button variant="secondary" onClick={update.apply}>
              {words.apply}
            </Button>
          }
        >
          {words.text}
        </Banner>
      )}
    </Place>
  );
}

const Place = styled(Container)`
  display: grid;
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space[3]};
`;
