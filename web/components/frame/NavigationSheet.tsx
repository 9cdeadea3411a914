import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { content } from '#web/components/content.ts';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import type { NavigationPanelProps } from './NavigationPanel.tsx';

export type NavigationSheetProps = Omit<NavigationPanelProps, 'isOpen' | 'onOpenChange'>;

const text = content.header;
const load = () => import('./NavigationPanel.tsx');

const NavigationPanel = lazy(async () => {
  const { NavigationPanel: Panel } = await load();
  return { default: Panel };
});

/**
 * Below md: the button for the header's links. The panel's code is fetched at the first touch: the
 * overlay is a tenth of the first load.
 */
export function NavigationSheet(props: NavigationSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  // If its code cannot be fetched, the panel stays closed; the footer has the same links.
  const open = async () => {
    await load();
    setHasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton
        label={text.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<MenuIcon aria-hidden="true" />}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => void open().catch(() => undefined)}
      />
      {hasOpened && (
        <Suspense>
          <NavigationPanel {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
