import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** As tall as the window, so that the footer does not jump when the contents come. */
export const PageBody = styled.div`
  min-height: 100dvh;
  padding-block-end: ${theme.space[16]};
`;
