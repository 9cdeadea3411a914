import { styled } from 'styled-components';
import { Stack } from '#web/components/layout/Stack.tsx';
import { theme } from '#web/theme/theme.ts';

export const OutboxPanel = styled(Stack).attrs({ as: 'section' })`
  padding-top: ${theme.space[6]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};

  & h2 {
    font-size: ${theme.fontSize.lead};
  }
  & p {
    color: ${theme.color.textMuted};
  }
`;
