import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/components/actions/Button.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { showToast } from '#web/store/toastStore.ts';
import { plural } from '#web/format/format.ts';
import { outbox } from '#web/device/outbox/outbox.ts';
import { attempt } from './attempt.ts';
import { outboxContent } from './content.ts';
import { OutboxPanel } from './OutboxPanel.tsx';
import { saveFile } from '#web/device/saveFile.ts';

const { transfer: content } = outboxContent;

type TransferPanelProps = { unsentCount: number; isSignedOut: boolean };

/** Moves unsent items to another device of the same person. */
export function TransferPanel({ unsentCount, isSignedOut }: TransferPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <OutboxPanel gap={3} aria-labelledby="transfer-heading">
      <h2 id="transfer-heading">{content.heading}</h2>
      <p>{content.text}</p>
      <Row>
        {unsentCount > 0 && (
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            onClick={() => void attempt(exportAll)}
          >
            {content.exportUnsent}
          </Button>
        )}
        {!isSignedOut && (
          <Button
            variant="secondary"
            icon={<Upload aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {content.import}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label={content.file}
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void attempt(() => takeIn(file));
            // Lets the same file be chosen again.
            currentTarget.value = '';
          }}
        />
      </Row>
    </OutboxPanel>
  );
}

async function exportAll(): Promise<void> {
  saveFile(content.fileName, await outbox.exportUnsent());
}

async function takeIn(file: File): Promise<void> {
  const { added, known } = await outbox.importUnsent(file);
  showToast({
    title: content.importedTitle,
    description: content.imported(plural(added, content.items), known === 0 ? null : `${known}`),
  });
}
