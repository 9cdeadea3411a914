import { ArrowRight, Coins, Hammer, MapPin, Scale, TrendingUp, Vote } from 'lucide-react';
import { styled } from 'styled-components';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { useSiteTexts } from '#web/features/site/useSiteTexts.ts';
import { theme } from '#web/theme/theme.ts';
import { homeContent } from './content.ts';
import { Section } from './Section.tsx';

const SIGNS = { report: MapPin, pledge: Coins, solve: Hammer } as const;
const BENEFIT_SIGNS = { market: Scale, voting: Vote, pricing: TrendingUp } as const;

export function HowItWorks() {
  const how = useSiteTexts(homeContent.how);
  const { benefits } = homeContent;
  return (
    <Section
      title={how.title}
      intro={how.intro}
      action={
        <ButtonLink href="/how-it-works" iconEnd={<ArrowRight aria-hidden="true" />}>
          {how.more}
        </ButtonLink>
      }
    >
      <Steps>
        {how.steps.map(({ key, title, text }) => {
          const Sign = SIGNS[key];
          return (
            <Step key={key}>
              <Mark>
                <Sign aria-hidden="true" />
              </Mark>
              <h3>{title}</h3>
              <Text>{text}</Text>
            </Step>
          );
        })}
      </Steps>
      <Benefits>
        {benefits.map(({ key, title, text }) => {
          const Sign = BENEFIT_SIGNS[key];
          return (
            <Benefit key={key}>
              <Sign aria-hidden="true" />
              <div>
                <BenefitTitle>{title}</BenefitTitle>
                <Text>{text}</Text>
              </div>
            </Benefit>
          );
        })}
      </Benefits>
    </Section>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[8]};
  margin-block-end: ${theme.space[12]};
  padding: ${theme.space[6]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  list-style: none;

  ${theme.media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding: ${theme.space[8]};
  }
`;

const Step = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};

  /* Connects the steps when they are side by side. */
  ${theme.media.md} {
    &:not(:last-child)::after {
      content: '';
      position: absolute;
      top: calc(${theme.space[12]} / 2);
      inset-inline: calc(${theme.space[12]} + ${theme.space[4]}) calc(-1 * ${theme.space[4]});
      border-top: 2px dotted ${theme.color.borderStrong};
    }
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: ${theme.space[12]};
  height: ${theme.space[12]};
  margin-block-end: ${theme.space[2]};
  border-radius: 50%;
  background: ${theme.color.neutralTint};

  & svg {
    width: ${theme.space[6]};
    height: ${theme.space[6]};
  }
`;

const Text = styled.p`
  color: ${theme.color.textMuted};
  line-height: ${theme.lineHeight.body};
`;

const Benefits = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  ${theme.media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Benefit = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[4]};

  & > svg {
    width: ${theme.space[6]};
    height: ${theme.space[6]};
    margin-block-start: 2px;
    color: ${theme.color.textMuted};
  }
`;

const BenefitTitle = styled.h3`
  margin-block-end: ${theme.space[1]};
`;
