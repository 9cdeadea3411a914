import { BadgeCheck, Camera, Check, Hammer, Lock, ThumbsUp } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { MoneyBar } from '#web/components/figures/MoneyBar.tsx';
import { formatNumber } from '#web/format/format.ts';
import { formatMoneyShort } from '#web/format/formatMoney.ts';
import { toAmount } from '#web/format/moneyInUse.ts';
import { useMoneyRules } from '#web/features/site/useMoneyRules.ts';
import { exampleDays } from './exampleDays.ts';
import { moneyPathContent as words } from './moneyPathContent.ts';

const ICONS = { held: Lock, chosen: ThumbsUp, work: Hammer, proof: Camera, paid: BadgeCheck };
const STEPS = ['held', 'chosen', 'work', 'proof', 'paid'] as const;
export type PathStep = (typeof STEPS)[number];
export type PathState = 'done' | 'current' | 'ahead';

/** The example's donor has a fifth. */
const PARTS = 5n;

type MoneyPathProps = {
  /** How far a case has come, and when; absent: no particular case. */
  stand?: Partial<Record<PathStep, { state: PathState; day: string | null }>>;
  /** Shows an example instead of a case, counted in days. */
  isExample?: boolean;
};

const DAYS: Record<PathStep, number> = exampleDays();

/** The path of a pledge in one picture: five steps, and what applies at each of them. */
export function MoneyPath({ stand = {}, isExample = false }: MoneyPathProps) {
  return (
    <div>
      {isExample && <ExampleMoney />}
      <Path aria-label={words.label}>
        {STEPS.map((name) => {
          const { state, day } = stand[name] ?? {};
          const Icon = state === 'done' ? Check : ICONS[name];
          return (
            <Step key={name} aria-current={state === 'current' ? 'step' : undefined}>
              <Mark aria-hidden="true" $state={state}>
                <Icon />
              </Mark>
              <div>
                <strong>{words.steps[name].title}</strong>
                {isExample && <Day>{words.days[name](formatNumber(DAYS[name]))}</Day>}
                {state && <Day>{[words.states[state], day].filter(Boolean).join(' · ')}</Day>}
                <p>{words.steps[name].text}</p>
              </div>
            </Step>
          );
        })}
      </Path>
      <Promises>
        {words.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </Promises>
    </div>
  );
}

/** Somebody's part of all that is in escrow, as it counts when an offer is chosen. */
function ExampleMoney() {
  const { presets } = useMoneyRules();
  const own = presets[0] ?? 0n;
  const all = own * PARTS;
  return (
    <Example>
      <p>{words.example(formatMoneyShort(toAmount(own)), formatMoneyShort(toAmount(all)))}</p>
      <MoneyBar max={Number(PARTS)} value={1} />
    </Example>
  );
}

const Example = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[5]};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.medium};
  line-height: ${theme.lineHeight.snug};
`;

/** Down on a phone, across where there is room. */
const Path = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12rem, 19%)), 1fr));
  gap: ${theme.space[4]} ${theme.space[3]};
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  display: flex;
  align-items: start;
  gap: ${theme.space[3]};
  min-width: 0;
  line-height: ${theme.lineHeight.snug};
  overflow-wrap: anywhere;

  & p {
    margin-block-start: ${theme.space[1]};
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
`;

const Mark = styled.span<{ $state?: PathState }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.space[10]};
  height: ${theme.space[10]};
  border-radius: ${theme.radius.pill};
  background: ${({ $state }) =>
    $state === 'done' || $state === 'current' ? theme.color.inverse : theme.color.neutralTint};
  color: ${({ $state }) =>
    $state === 'done' || $state === 'current' ? theme.color.onInverse : theme.color.text};
`;

const Day = styled.span`
  display: block;
  color: ${theme.color.text};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`;

const Promises = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin-block-start: ${theme.space[5]};
  padding-inline-start: ${theme.space[5]};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.lineHeight.snug};
`;
