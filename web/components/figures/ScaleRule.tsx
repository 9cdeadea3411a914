import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** An ornament like a map's scale bar, between large parts of a page. */
export function ScaleRule() {
  return <Rule aria-hidden="true" />;
}

const Rule = styled.div`
  --step: ${theme.space[12]};
  height: ${theme.space[2]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderStrong};
  background:
    linear-gradient(${theme.color.borderStrong} 0 0) 0 0 / ${theme.size.hairline} 100% no-repeat,
    repeating-linear-gradient(
      90deg,
      ${theme.color.borderStrong} 0 ${theme.size.hairline},
      transparent 0 var(--step)
    );
  -webkit-mask: linear-gradient(90deg, #000 40%, transparent);
  mask: linear-gradient(90deg, #000 40%, transparent);
  scale: ${theme.way} 1;
`;
