import { styled } from 'styled-components';
import { theme, type Gap } from '#web/theme/theme.ts';
import { Container } from './Container.tsx';

/** As tall as the window, so that the footer does not jump when content loads. */
export const Page = styled(Container).withConfig({
  shouldForwardProp: (name) => name !== 'endGap',
})<{ endGap?: Gap }>`
  min-height: 100dvh;
  padding-block-end: ${({ endGap = 8 }) => theme.space[endGap]};
`;
