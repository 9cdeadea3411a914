import { styled } from 'styled-components';
import { ShownOnce, type ShownOnceWords } from '#web/components/overlays/ShownOnce.tsx';
import { theme } from '#web/theme/theme.ts';

type ShownSecretProps = { words: ShownOnceWords; secret: string; onKept: () => void };

export const ShownSecret = ({ words, secret, onKept }: ShownSecretProps) => (
  <ShownOnce words={words} secret={secret} onKept={onKept}>
    <Secret aria-label={words.label} dir="ltr">
      {secret}
    </Secret>
  </ShownOnce>
);

const Secret = styled.output`
  font-family: monospace;
  display: block;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  /* Not at its hyphens, which would look like those of a word that is split. */
  word-break: break-all;
  user-select: all;
`;
