import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export type ContainerProps = { width?: 'narrow' | 'prose' | 'wide' };

/** Centred column with the page's side margins. */
export const Container = styled.div.withConfig({
  shouldForwardProp: (name) => name !== 'width',
})<ContainerProps>`
  width: 100%;
  max-width: calc(${({ width = 'wide' }) => theme.size[width]} + 2 * ${theme.space[4]});
  margin-inline: auto;
  padding-inline: max(${theme.space[4]}, env(safe-area-inset-left))
    max(${theme.space[4]}, env(safe-area-inset-right));

  ${theme.media.md} {
    max-width: calc(${({ width = 'wide' }) => theme.size[width]} + 2 * ${theme.space[8]});
    padding-inline: ${theme.space[8]};
  }
`;
