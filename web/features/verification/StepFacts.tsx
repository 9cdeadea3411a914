import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { settingsQuery } from '#web/data/queries/queries.ts';
import { theme } from '#web/theme/theme.ts';
import { stepContent as words } from './stepContent.ts';

/** What is said of one state of a case. */
export type NextStep = { lead: string; who: string; weights: string; until: string; next: string };

const FACTS = ['who', 'weights', 'until', 'next'] as const;

/** Who may act, with what weight, until when, what follows, and where the money is meanwhile. */
export function StepFacts({ step, money }: { step: NextStep; money: string }) {
  const { data: settings } = useQuery(settingsQuery());
  return (
    <>
      <p>{step.lead}</p>
      <Facts>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{words.labels[fact]}</dt>
            <dd>{step[fact]}</dd>
          </div>
        ))}
        <div>
          <dt>{words.labels.money}</dt>
          <dd>
            {money} {settings?.payments === 'sandbox' && words.testMoney}
          </dd>
        </div>
      </Facts>
    </>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[8]};
  margin: 0;

  ${theme.media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & dd {
    margin: 0;
    max-width: ${theme.size.prose};
  }
`;
