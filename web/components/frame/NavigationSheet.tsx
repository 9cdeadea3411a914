import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { content } from '#web/components/content.ts';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { lazyPartContent } from '#web/components/feedback/content.ts';
import { showToast } from '#web/store/toastStore.ts';
import type { NavigationPanel, NavigationPanelProps } from './NavigationPanel.tsx';

export type NavigationSheetProps = Omit<NavigationPanelProps, 'isOpen' | 'onOpenChange'>;

const text = content.header;
const load = () => import('./NavigationPanel.tsx');

/**
 * Below md: the button for the header's links. The panel's code is fetched at the first touch: the
 * overlay is a tenth of the first load.
 */
export function NavigationSheet(props: NavigationSheetProps) {
  const [Panel, setPanel] = useState<typeof NavigationPanel | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    void load().then(
      (loaded) => setPanel(() => loaded.NavigationPanel),
      () =>
        showToast({
          title: lazyPartContent.notLoaded,
          action: { label: lazyPartContent.again, onAction: open },
        }),
    );
  };
  return (
    <>
      <IconButton
        label={text.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen && Panel !== null}
        icon={<MenuIcon aria-hidden="true" />}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={open}
      />
      {Panel && <Panel {...props} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
