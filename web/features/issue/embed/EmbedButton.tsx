import { Code } from 'lucide-react';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { quietStyle } from '#web/components/actions/quietStyle.ts';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { embedContent } from './embedContent.ts';
import type { Embedded } from './embedded.ts';

// For the few who write for another site.
const EmbedDialog = lazyPart(async () => (await import('./EmbedDialog.tsx')).EmbedDialog);

/** How to show an issue, or an area of the map, on another site. */
export function EmbedButton(embedded: Embedded) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Quiet type="button" onClick={() => setIsOpen(true)}>
        <Code aria-hidden="true" />
        <span>{embedContent.button}</span>
      </Quiet>
      <Suspense>
        {isOpen && <EmbedDialog {...embedded} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}

const Quiet = styled.button`
  ${quietStyle}
`;
