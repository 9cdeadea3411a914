import { Trash2 } from 'lucide-react';
import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { outboxContent } from './content.ts';

const { actions, discard } = outboxContent;

type DiscardButtonProps = { title: string; label?: string; onConfirm: () => Promise<unknown> };

/** Removes an unsent item for good, after confirmation. */
export function DiscardButton({ title, label, onConfirm }: DiscardButtonProps) {
  return (
    <ConfirmedButton
      variant="ghost"
      icon={<Trash2 aria-hidden="true" />}
      aria-label={label}
      words={{ ...discard, button: actions.discard, text: discard.text(title) }}
      tone="danger"
      isPending={false}
      onConfirm={(close) => {
        close();
        void onConfirm();
      }}
    />
  );
}
