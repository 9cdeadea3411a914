import { useState } from 'react';
import { styled } from 'styled-components';
import { reason as reasonRule } from '#schema/text.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { ReasonDialog } from '#web/features/moderation/reasons/ReasonDialog.tsx';
import { theme } from '#web/theme/theme.ts';

type Side<Choice extends string> = {
  choice: Choice;
  button: string;
  title: string;
  text: string;
  confirm: string;
  isDanger: boolean;
};

type JudgeButtonsProps<Choice extends string> = {
  sides: readonly Side<Choice>[];
  words: { reason: string; reasonHint: string; pending: string };
  /** Key of the draft on this device. */
  place: { kind: string; issueId: string };
  isDisabled?: boolean;
  isPending: boolean;
  error: unknown;
  onConfirm: (decision: { choice: Choice; reason: string }, onDone: () => void) => void;
};

/** A judge's two answers side by side; each asks for its reason and says what it does. */
export function JudgeButtons<Choice extends string>(props: JudgeButtonsProps<Choice>) {
  const { sides, words, place, isDisabled, isPending, error, onConfirm } = props;
  const [asked, setAsked] = useState<Side<Choice> | null>(null);
  return (
    <>
      <Sides>
        {sides.map((side) => (
          <Button key={side.choice} size="lg" disabled={isDisabled} onClick={() => setAsked(side)}>
            {side.button}
          </Button>
        ))}
      </Sides>
      {asked && (
        <ReasonDialog
          words={{
            title: asked.title,
            text: asked.text,
            label: words.reason,
            hint: words.reasonHint,
            confirm: asked.confirm,
            pending: words.pending,
          }}
          rule={reasonRule}
          place={place}
          tone={asked.isDanger ? 'danger' : 'primary'}
          isPending={isPending}
          error={error}
          onConfirm={(reason, onDone) => onConfirm({ choice: asked.choice, reason }, onDone)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  gap: ${theme.space[3]};

  & > button {
    padding-inline: ${theme.space[2]};
    white-space: normal;
  }
`;
