import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** Measure, rhythm and lists of the static pages. */
export const Prose = styled.div`
  max-width: ${theme.size.prose};
  color: ${theme.color.text};

  & > * + * {
    margin-top: ${theme.space[4]};
  }
  & > h2 {
    margin-top: ${theme.space[12]};
  }
  & > h3 {
    margin-top: ${theme.space[8]};
  }
  & > h2:first-child,
  & > h3:first-child {
    margin-top: 0;
  }
  & ul,
  & ol {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: ${theme.space[6]};
  }
  & li::marker {
    color: ${theme.color.textFaint};
    font-variant-numeric: tabular-nums;
  }
  & strong {
    font-weight: ${theme.weight.strong};
  }
  & table {
    width: 100%;
    font-size: ${theme.fontSize.small};
    line-height: ${theme.lineHeight.snug};
  }
  & th,
  & td {
    padding: ${theme.space[3]};
    border-top: ${theme.size.hairline} solid ${theme.color.border};
    text-align: start;
    vertical-align: top;
  }
`;
