import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export type CardProps = {
  padding?: 'none' | 'md' | 'lg';
  tone?: 'surface' | 'sunken';
  /** The whole card is one target and reacts to the pointer. Put one link inside and stretch it. */
  isInteractive?: boolean;
};

const paddings = { none: '0', md: theme.space[5], lg: theme.space[6] };

/** Depth by tone and a hairline, never by a shadow. */
export const Card = styled.div.withConfig({
  shouldForwardProp: (name) => !['padding', 'tone', 'isInteractive'].includes(name),
})<CardProps>`
  position: relative;
  min-width: 0;
  padding: ${({ padding = 'md' }) => paddings[padding]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${({ tone }) => (tone === 'sunken' ? theme.color.sunken : theme.color.surface)};
  ${({ padding }) => padding === 'none' && 'overflow: clip;'}
  transition:
    border-color ${theme.duration.fast} ${theme.easing.out},
    background ${theme.duration.fast} ${theme.easing.out};

  ${theme.media.hover} {
    &:hover {
      ${({ isInteractive }) =>
        isInteractive &&
        `border-color: ${theme.color.borderStrong}; background: ${theme.color.raised};`}
    }
  }
`;
