import { styled } from 'styled-components';
import { EMBED_ISSUE_HEIGHT, EMBED_MAP_HEIGHT, embedCode } from '#schema/partners/embedCode.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { useCopy } from '#web/components/overlays/useCopy.ts';
import { theme } from '#web/theme/theme.ts';
import type { Embedded } from './embedded.ts';
import { embedDialogContent as words } from './embedDialogContent.ts';

const HEIGHTS = { issue: EMBED_ISSUE_HEIGHT, map: EMBED_MAP_HEIGHT };

type EmbedDialogProps = Embedded & { onClose: () => void };

/** The markup to copy into another site's page. */
export function EmbedDialog({ kind, path, title, onClose }: EmbedDialogProps) {
  const code = embedCode(location.origin + path, title, { height: HEIGHTS[kind] });
  const [isCopied, copy] = useCopy(code);
  return (
    <Dialog
      onClose={onClose}
      title={words.titles[kind]}
      description={words.text}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <Button variant="primary" onClick={() => void copy()}>
            {isCopied ? words.copied : words.copy}
          </Button>
        </>
      }
    >
      <CodeText aria-label={words.labels[kind]} dir="ltr">
        {code}
      </CodeText>
    </Dialog>
  );
}

const CodeText = styled.output`
  font-family: monospace;
  display: block;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;
  user-select: all;
`;
