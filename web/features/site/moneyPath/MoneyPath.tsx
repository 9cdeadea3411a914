import { BadgeCheck, Camera, Hammer, Lock, ThumbsUp } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { moneyPathContent as words } from './moneyPathContent.ts';

const ICONS = { held: Lock, chosen: ThumbsUp, work: Hammer, proof: Camera, paid: BadgeCheck };
const STEPS = ['held', 'chosen', 'work', 'proof', 'paid'] as const;

/** The way of a pledge in one picture: five steps, and what holds at each of them. */
export function MoneyPath() {
  return (
    <div>
      <Path aria-label={words.label}>
        {STEPS.map((name) => {
          const Icon = ICONS[name];
          return (
            <Step key={name}>
              <Mark aria-hidden="true">
                <Icon />
              </Mark>
              <div>
                <strong>{words.steps[name].title}</strong>
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

  & p {
    margin-block-start: ${theme.space[1]};
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.space[10]};
  height: ${theme.space[10]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.neutralTint};
`;

const Promises = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin-block-start: ${theme.space[5]};
  padding-inline-start: ${theme.space[5]};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.lineHeight.snug};
`;
