import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export type MoneyProps = { size?: 'inherit' | 'lg' | 'figure' };

const sizes = { inherit: 'inherit', lg: theme.fontSize.lead, figure: theme.fontSize.figure };

/** For formatted amounts: tabular figures that never break across lines. */
export const Money = styled.span.withConfig({
  shouldForwardProp: (name) => name !== 'size',
})<MoneyProps>`
  font-size: ${({ size = 'inherit' }) => sizes[size]};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  white-space: nowrap;
`;
