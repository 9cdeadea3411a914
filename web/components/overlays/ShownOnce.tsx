import type { ReactNode } from 'react';
import { Button } from '#web/components/actions/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useCopy } from './useCopy.ts';

export type ShownOnceWords = Record<
  'title' | 'text' | 'label' | 'copy' | 'copied' | 'kept',
  string
>;

type ShownOnceProps = {
  words: ShownOnceWords;
  /** What is copied. */
  secret: string;
  onKept: () => void;
  children: ReactNode;
};

/** A secret that is never shown again: closes only by its button. */
export function ShownOnce({ words, secret, onKept, children }: ShownOnceProps) {
  const [isCopied, copy] = useCopy(secret);
  return (
    <Dialog
      onClose={null}
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
      {children}
    </Dialog>
  );
}
