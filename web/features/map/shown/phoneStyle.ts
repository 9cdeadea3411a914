import { css } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** The map from edge to edge, between header and bottom bar. */
export const phoneScreen = css`
  position: relative;
  overflow: hidden;
  height: calc(
    100svh - ${theme.size.header} - ${theme.size.hairline} -
      ${theme.size.bottomBar} - env(safe-area-inset-bottom)
  );
  min-height: 24rem;
`;

/** Search and filters, which float over it. */
export const phoneTools = css`
  position: absolute;
  inset: ${theme.space[2]} ${theme.space[2]} auto;
  z-index: ${theme.z.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  pointer-events: none;

  & > * > * {
    pointer-events: auto;
  }
  & input,
  & select {
    min-height: ${theme.size.target};
    padding-block: ${theme.space[2]};
    border-color: ${theme.color.border};
    background-color: ${theme.color.raised};
    box-shadow: 0 ${theme.space[1]} ${theme.space[3]} ${theme.color.shadow};
  }
  & select {
    border-radius: ${theme.radius.pill};
    font-size: ${theme.fontSize.small};
  }
`;
