import { css, keyframes, styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const disappear = keyframes`
  to { opacity: 0; }
`;

/** Backdrop of dialogs and sheets. Apply with `asChild` or styled(Primitive.Overlay). */
export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.overlay};
  background: ${theme.color.scrim};
  animation: ${appear} ${theme.duration.base} ${theme.easing.out};

  &[data-state='closed'] {
    animation: ${disappear} ${theme.duration.fast} ${theme.easing.out} forwards;
  }
`;

export const overlayDescriptionStyle = css`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.body};
`;

/** Actions side by side if they fit, else stacked with the main one on top. */
export const OverlayFooter = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${theme.space[3]};

  ${theme.media.sm} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px) scale(0.985); }
`;

/** Centred, scrolls inside itself. */
export const dialogBoxStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.dialog};
  margin: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  align-content: start;
  width: calc(100% - 2 * ${theme.space[4]});
  max-width: ${theme.size.narrow};
  height: fit-content;
  max-height: calc(100dvh - 2 * ${theme.space[4]});
  padding: ${theme.space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.raised};
  animation: ${rise} ${theme.duration.base} ${theme.easing.out};

  &[data-state='closed'] {
    animation: ${disappear} ${theme.duration.fast} ${theme.easing.out} forwards;
  }
  &:focus {
    outline: none;
  }
`;
