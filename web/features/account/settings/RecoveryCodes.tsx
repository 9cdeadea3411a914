import { styled } from 'styled-components';
import { ShownOnce } from '#web/components/overlays/ShownOnce.tsx';
import { theme } from '#web/theme/theme.ts';
import { passkeyContent } from './passkeyContent.ts';

const { codes: words } = passkeyContent;

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => (
  <ShownOnce words={words} secret={codes.join('\n')} onKept={onKept}>
    <Codes aria-label={words.label}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </Codes>
  </ShownOnce>
);

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${theme.space[2]} ${theme.space[6]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
