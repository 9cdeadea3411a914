import { Send } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { DraftLine, type DraftLineProps } from './DraftLine.tsx';
import { ProgressBar } from '#web/components/feedback/ProgressBar.tsx';
import { submitBarContent as content } from './content.ts';

export type SubmitBarProps = {
  label: string;
  /** Why the form cannot be sent now; undefined: it can. */
  pendingLabel: string | undefined;
  note?: string;
  /** Share of the stored data that was sent; null: not begun. */
  percent: number | null;
  draftState: DraftLineProps['state'];
  onDiscard: () => void;
};

/** Submits a long form, shows the state of its draft, and discards it after confirmation. */
export function SubmitBar(props: SubmitBarProps) {
  const { label, pendingLabel, note, percent, draftState, onDiscard } = props;
  if (percent !== null)
    return (
      <Sending>
        <strong>{content.sending(percent)}</strong>
        <ProgressBar
          label={content.sending(percent)}
          value={percent}
          valueText={content.sending(percent)}
          isLabelHidden
        />
        <p>{content.sendingNote}</p>
      </Sending>
    );
  return (
    <Bar>
      {note && <p>{note}</p>}
      <Buttons>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon={<Send aria-hidden="true" />}
          isPending={pendingLabel !== undefined}
          pendingLabel={pendingLabel}
        >
          {label}
        </Button>
        <DraftLine state={draftState} onDiscard={onDiscard} />
      </Buttons>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[6]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};

  & > p {
    max-width: ${theme.size.prose};
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }

  ${theme.media.lg} {
    margin-inline-start: calc(16rem + ${theme.space[8]});
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};

  ${theme.media.belowMd} {
    & > button {
      width: 100%;
    }
  }
`;

const Sending = styled(Bar).attrs({ as: 'output' })``;
