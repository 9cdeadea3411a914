import { Check, Send, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#web/components/Button.tsx';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { ProgressBar } from '#web/components/ProgressBar.tsx';
import { theme } from '#web/theme/theme.ts';
import { reportContent as content } from './content.ts';
import type { DraftState } from '#web/data/draftKeeper.ts';
import type { SubmitState } from './useSubmitReport.ts';

type SubmitBarProps = {
  submission: SubmitState;
  /** A photo is still being made smaller. */
  isPreparing: boolean;
  isEditing: boolean;
  draftState: DraftState;
  onDiscard: () => void;
};

/** Sends the report, tells how the draft stands, and throws it away when asked twice. */
export function SubmitBar(props: SubmitBarProps) {
  const { submission, isPreparing, isEditing, draftState, onDiscard } = props;
  const { percent, isSaving } = submission;
  const [isAsking, setIsAsking] = useState(false);
  const hasDraft = draftState === 'saved' || draftState === 'saving';

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
      <Button
        type="submit"
        variant="primary"
        size="lg"
        icon={<Send aria-hidden="true" />}
        isPending={isSaving || isPreparing}
        pendingLabel={isPreparing ? content.photos.working : content.saving}
      >
        {isEditing ? content.submitChanged : content.submit}
      </Button>
      {hasDraft && (
        <Button variant="ghost" size="lg" onClick={() => setIsAsking(true)}>
          {content.draft.discard}
        </Button>
      )}
      <DraftLine>
        {draftState === 'saved' && (
          <>
            <Check aria-hidden="true" /> {content.draft.saved}
          </>
        )}
        {draftState === 'failed' && (
          <>
            <TriangleAlert aria-hidden="true" /> {content.draft.failed}
          </>
        )}
      </DraftLine>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={content.draft.confirmTitle}
        description={content.draft.confirmText}
        confirmLabel={content.draft.confirm}
        tone="danger"
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[6]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};

  ${theme.media.belowMd} {
    & > button {
      width: 100%;
    }
  }

  /* In line with the fields above. */
  ${theme.media.lg} {
    margin-inline-start: calc(16rem + ${theme.space[8]});
  }
`;

const DraftLine = styled.output`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};

  & svg {
    flex: none;
    width: ${theme.size.iconSmall};
    height: ${theme.size.iconSmall};
  }
`;

const Sending = styled.output`
  display: grid;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[6]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};

  & p {
    margin: 0;
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }

  /* In line with the fields above. */
  ${theme.media.lg} {
    margin-inline-start: calc(16rem + ${theme.space[8]});
  }
`;
