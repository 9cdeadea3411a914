import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** One of several things that a person keeps here, with what can be done to it at the end. */
export const SettingLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[3]};

  &:not(:first-child) {
    border-top: ${theme.size.hairline} solid ${theme.color.border};
  }
`;
