import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#web/components/actions/Button.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { theme } from '#web/theme/theme.ts';

type ShownSecretProps = {
  words: Record<'title' | 'text' | 'label' | 'copy' | 'copied' | 'kept', string>;
  secret: string;
  onKept: () => void;
};

/** Shown once; closes by its button alone. */
export function ShownSecret({ words, secret, onKept }: ShownSecretProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    // Over plain http there is no clipboard at all.
    try {
      await navigator.clipboard.writeText(secret);
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
      <Secret aria-label={words.label} dir="ltr">
        {secret}
      </Secret>
    </Dialog>
  );
}

const Secret = styled.output`
  font-family: monospace;
  display: block;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
  user-select: all;
`;
