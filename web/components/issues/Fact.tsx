import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <FactLine>
      {icon}
      <span>{children}</span>
    </FactLine>
  );
}

const FactLine = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;

  & svg {
    flex: none;
    width: ${theme.size.iconSmall};
    height: ${theme.size.iconSmall};
  }
`;
