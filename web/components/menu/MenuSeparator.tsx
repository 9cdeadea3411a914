import { DropdownMenu as Primitive } from 'radix-ui';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export const MenuSeparator = styled(Primitive.Separator)`
  height: ${theme.size.hairline};
  margin: ${theme.space[2]} calc(-1 * ${theme.space[2]});
  background: ${theme.color.border};
`;
