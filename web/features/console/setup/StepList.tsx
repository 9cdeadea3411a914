import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { formatNumber } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { setupContent } from './setupContent.ts';
import { SETUP_STEPS } from './setupSteps.ts';

const { steps: words } = setupContent;

type StepListProps = { step: number; onStep: (step: number) => void };

/** Progress of the setup: completed steps can be opened again, later ones are reached by going on. */
export function StepList({ step, onStep }: StepListProps) {
  const now = SETUP_STEPS[step] ?? 'look';
  return (
    <>
      <Steps aria-label={words.label}>
        {SETUP_STEPS.map((name, at) => (
          <li key={name} aria-current={at === step ? 'step' : undefined}>
            {at < step ? (
              <button type="button" onClick={() => onStep(at)}>
                <Mark $isReached>
                  <Check aria-hidden="true" />
                </Mark>
                <Name>{words.names[name]}</Name>
              </button>
            ) : (
              <div>
                <Mark $isReached={at === step}>{formatNumber(at + 1)}</Mark>
                <Name>{words.names[name]}</Name>
              </div>
            )}
          </li>
        ))}
      </Steps>
      <VisuallyHidden as="h2" tabIndex={-1}>
        {`${words.of(step + 1, SETUP_STEPS.length)}: ${words.names[now]}`}
      </VisuallyHidden>
    </>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;

  & li > * {
    display: grid;
    gap: ${theme.space[1]};
    justify-items: center;
    width: 100%;
    min-height: ${theme.size.target};
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.textMuted};
    font: inherit;
    text-align: center;
  }
  & button {
    cursor: pointer;
  }
  & [aria-current] > * {
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }
  ${theme.media.md} {
    & li > * {
      grid-auto-flow: column;
      justify-content: start;
      align-items: center;
      gap: ${theme.space[3]};
      text-align: start;
    }
  }
`;

const Mark = styled.span<{ $isReached: boolean }>`
  display: grid;
  place-items: center;
  width: ${theme.space[8]};
  height: ${theme.space[8]};
  border-radius: ${theme.radius.pill};
  background: ${({ $isReached }) => ($isReached ? theme.color.inverse : theme.color.neutralTint)};
  color: ${({ $isReached }) => ($isReached ? theme.color.onInverse : theme.color.text)};

  & svg {
    width: ${theme.size.iconSmall};
    height: ${theme.size.iconSmall};
  }
`;

const Name = styled.span`
  min-width: 0;
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
  overflow-wrap: anywhere;
`;
