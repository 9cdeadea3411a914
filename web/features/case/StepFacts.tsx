import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { settingsQuery } from '#web/net/queries.ts';
import { theme } from '#web/theme/theme.ts';
import { stepContent as words } from './stepContent.ts';

/** Texts about one state of a case. */
export type NextStep = { lead: string; who: string; weights: string; until: string; next: string };

// Few people open it.
const MoneyPath = lazyPart(
  async () => (await import('#web/features/site/moneyPath/MoneyPath.tsx')).MoneyPath,
);

const FOLDED = ['who', 'weights', 'next'] as const;

type StepFactsProps = {
  step: NextStep;
  /**
   * Lines reserved for `step.until` on a phone, one more than elsewhere. Server-painted text is
   * replaced by the reader's time zone, where it may wrap once more; what is below must not jump.
   */
  untilLines?: number;
  money: string;
  /** Between the state and its explanation. */
  action?: ReactNode;
  /** The money's path in this case, first in the explanation; absent: the general path. */
  path?: ReactNode;
};

/**
 * The state of a case and its deadline; the money's path is folded below as a picture, and in it the rules.
 */
export function StepFacts(props: StepFactsProps) {
  const { step, untilLines, money, action, path } = props;
  const { data: settings } = useQuery(settingsQuery());
  const [isOpened, setIsOpened] = useState(false);
  const where = `${money} ${settings?.payments === 'sandbox' ? words.testMoney : ''}`;
  return (
    <div>
      <Lead>{step.lead}</Lead>
      <Line $lines={untilLines}>
        <VisuallyHidden as="span">{`${words.labels.until}: `}</VisuallyHidden>
        <span>{step.until}</span>
      </Line>
      {action}
      <Disclosure summary={words.how} onOpen={() => setIsOpened(true)}>
        {isOpened && <Suspense fallback={<Skeleton lines={6} />}>{path ?? <MoneyPath />}</Suspense>}
        <Disclosure summary={words.detail}>
          <Facts>
            {FOLDED.map((fact) => (
              <div key={fact}>
                <dt>{words.labels[fact]}</dt>
                <dd>{step[fact]}</dd>
              </div>
            ))}
            <div>
              <dt>{words.labels.money}</dt>
              <dd>{where}</dd>
            </div>
          </Facts>
        </Disclosure>
      </Disclosure>
    </div>
  );
}

const Lead = styled.p`
  font-weight: ${theme.weight.strong};
  line-height: ${theme.lineHeight.snug};
`;

const Line = styled.p<{ $lines?: number }>`
  --lines: ${({ $lines = 0 }) => $lines};
  min-block-size: calc(var(--lines) * 1lh);
  ${theme.media.sm} {
    min-block-size: calc((var(--lines) - 1) * 1lh);
  }
  margin-block-start: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[4]};

  & dt {
    color: ${theme.color.text};
    font-weight: ${theme.weight.medium};
  }
`;
