import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#web/components/actions/Button.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { theme } from '#web/theme/theme.ts';
import { passkeyContent } from './passkeyContent.ts';

const { codes: words } = passkeyContent;

/** Shown once; closes by its button alone. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return (
    <Dialog
      onClose={() => undefined}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button onClick={() => void copy()}>{isCopied ? words.copied : words.copy}</Button>
          <Button variant="primary" onClick={onKept}>
            {words.kept}
          </Button>
        </>
      }
    >
      <Codes aria-label={words.label}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
    </Dialog>
  );
}

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${theme.space[2]} ${theme.space[6]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
