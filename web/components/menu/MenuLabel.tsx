import { DropdownMenu as Primitive } from 'radix-ui';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export const MenuLabel = styled(Primitive.Label)`
  padding: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.strong};
`;
