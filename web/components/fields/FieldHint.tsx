import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** Point `aria-describedby` at its id. */
export const FieldHint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
`;
