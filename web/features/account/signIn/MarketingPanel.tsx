import { Coins, Hammer, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { Quiet } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { theme } from '#web/theme/theme.ts';
import { authContent } from './content.ts';

const Panel = styled.aside`
  padding-block: ${theme.space[4]};

  /* Aligned with the page's heading. */
  ${theme.media.lg} {
    padding-block-start: ${theme.space[12]};
  }
`;

const Slogan = styled.h2`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.heading};
  font-weight: ${theme.weight.display};
  line-height: ${theme.lineHeight.heading};
  text-wrap: balance;
`;

const Claim = styled.p`
  padding-inline-start: ${theme.space[4]};
  border-inline-start: ${theme.size.ring} solid ${theme.color.accent};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.lead};
  line-height: ${theme.lineHeight.snug};
`;

const Points = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  padding: 0;
  list-style: none;
`;

const Point = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${theme.space[4]};

  svg {
    width: ${theme.space[6]};
    height: ${theme.space[6]};
    margin-block-start: ${theme.space[1]};
    color: ${theme.color.textMuted};
  }
`;

const PointTitle = styled.h3`
  font-size: ${theme.fontSize.body};
  font-weight: ${theme.weight.strong};
`;

const ICONS = { report: MapPin, fund: Coins, solve: Hammer } as const;

export function MarketingPanel() {
  const { title, claim, points } = authContent.marketing;
  return (
    <Panel>
      <Stack gap={6}>
        <Slogan>{title}</Slogan>
        <Claim>{claim}</Claim>
        <Points>
          {points.map((point) => {
            const Icon = ICONS[point.key];
            return (
              <Point key={point.key}>
                <Icon aria-hidden />
                <div>
                  <PointTitle>{point.title}</PointTitle>
                  <Quiet>{point.text}</Quiet>
                </div>
              </Point>
            );
          })}
        </Points>
      </Stack>
    </Panel>
  );
}
