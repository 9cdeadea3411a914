import { styled } from 'styled-components';
import { EMBED_ISSUE_HEIGHT, embedCode } from '#schema/partners/embedCode.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { useCopy } from '#web/components/overlays/useCopy.ts';
import { theme } from '#web/theme/theme.ts';
import { embedDialogContent as words } from './embedDialogContent.ts';

type EmbedDialogProps = { issueId: string; title: string; onClose: () => void };

/** The markup to copy into another site's page. */
export function EmbedDialog({ issueId, title, onClose }: EmbedDialogProps) {
  const address = `${location.origin}/embed/issue/${issueId}`;
  const code = embedCode(address, title, { height: EMBED_ISSUE_HEIGHT });
  const [isCopied, copy] = useCopy(code);
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
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
      <CodeText aria-label={words.label} dir="ltr">
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
