import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#web/components/actions/Button.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { theme } from '#web/theme/theme.ts';
import { mapPageContent } from './content.ts';

const { help } = mapPageContent;

export function MapHelp() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<CircleHelp aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {help.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={help.title}
        footer={<Button onClick={() => setIsOpen(false)}>{help.close}</Button>}
      >
        <Terms>
          {help.items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Terms>
      </Dialog>
    </>
  );
}

const Terms = styled.dl`
  display: grid;
  gap: ${theme.space[4]};

  & dt {
    font-weight: ${theme.weight.strong};
  }
  & dd {
    color: ${theme.color.textMuted};
  }
`;
