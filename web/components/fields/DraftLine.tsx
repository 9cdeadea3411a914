import { Check, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { draftLineContent as content } from './content.ts';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { useLoadedAhead } from '#web/components/feedback/useLoadedAhead.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('#web/components/overlays/ConfirmDialog.tsx')).ConfirmDialog,
);

export type DraftLineProps = {
  state: 'empty' | 'saving' | 'saved' | 'failed';
  /** After the person confirmed. */
  onDiscard: () => void;
};

/** The state of a form's draft, and a button to discard it. */
export function DraftLine({ state, onDiscard }: DraftLineProps) {
  const [isAsking, setIsAsking] = useState(false);
  useLoadedAhead(ConfirmDialog.load, state !== 'empty');
  return (
    <Line>
      {state !== 'empty' && (
        <Button variant="ghost" onClick={() => setIsAsking(true)}>
          {content.discard}
        </Button>
      )}
      <output>
        {state === 'saved' && (
          <>
            <Check aria-hidden="true" />
            <span>{content.saved}</span>
          </>
        )}
        {state === 'failed' && (
          <>
            <TriangleAlert aria-hidden="true" />
            <span>{content.failed}</span>
          </>
        )}
      </output>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            onClose={() => setIsAsking(false)}
            title={content.confirmTitle}
            description={content.confirmText}
            confirmLabel={content.confirm}
            tone="danger"
            onConfirm={() => {
              setIsAsking(false);
              onDiscard();
            }}
          />
        )}
      </Suspense>
    </Line>
  );
}

const Line = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};

  & > output {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & > output svg {
    flex: none;
    width: ${theme.size.iconSmall};
    height: ${theme.size.iconSmall};
  }
`;
