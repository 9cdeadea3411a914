import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { content } from '#web/components/content.ts';

export type AppFrameProps = {
  header: ReactNode;
  footer: ReactNode;
  bottomBar?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
};

/** Skip link, header, banner, main, footer, bottom bar, in reading order. */
export function AppFrame({ header, footer, bottomBar, banner, children }: AppFrameProps) {
  return (
    <Frame $hasBottomBar={Boolean(bottomBar)}>
      <SkipLink />
      {header}
      {banner}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {footer}
      {bottomBar}
    </Frame>
  );
}

const Frame = styled.div<{ $hasBottomBar: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  ${theme.media.belowMd} {
    ${({ $hasBottomBar }) =>
      $hasBottomBar &&
      `padding-bottom: calc(${theme.size.bottomBar} + env(safe-area-inset-bottom));`}
  }
  ${theme.media.print} {
    display: block;
    min-height: 0;
    padding: 0;

    & > :not(main) {
      display: none;
    }
  }
`;

const Main = styled.main`
  flex: 1 0 auto;
  /* The footer starts below the window, so that it does not jump when a page loads. */
  min-height: calc(100dvh - ${theme.size.header});

  ${theme.media.print} {
    min-height: 0;
  }
`;

/** First stop of the Tab key. */
function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  return <Link href={`#${targetId}`}>{content.skipLink}</Link>;
}

const Link = styled.a`
  position: fixed;
  z-index: ${theme.z.skipLink};
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  font-weight: ${theme.weight.strong};

  &:not(:focus) {
    transform: translateY(calc(-100% - ${theme.space[4]}));
  }
`;
