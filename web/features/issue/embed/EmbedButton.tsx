import { Code } from 'lucide-react';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { quietStyle } from '#web/components/actions/quietStyle.ts';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { embedContent } from './embedContent.ts';

// For the few who write for another site.
const EmbedDialog = lazyPart(async () => (await import('./EmbedDialog.tsx')).EmbedDialog);

type EmbedButtonProps = { issueId: string; title: string };

/** How to show the issue on another site. */
export function EmbedButton({ issueId, title }: EmbedButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Quiet type="button" onClick={() => setIsOpen(true)}>
        <Code aria-hidden="true" />
        <span>{embedContent.button}</span>
      </Quiet>
      <Suspense>
        {isOpen && <EmbedDialog issueId={issueId} title={title} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}

const Quiet = styled.button`
  ${quietStyle}
`;
