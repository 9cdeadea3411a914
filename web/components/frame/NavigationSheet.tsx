import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { content } from '#web/components/content.ts';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { lazyPartContent } from '#web/components/feedback/content.ts';
import { showToast } from '#web/store/toastStore.ts';
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
  /** Null until it is opened first. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const open = () =>
    void load().then(
      () => setIsOpen(true),
      () =>
        showToast({
          title: lazyPartContent.notLoaded,
          action: { label: lazyPartContent.again, onAction: open },
        }),
    );
  return (
    <>
      <IconButton
        label={text.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        icon={<MenuIcon aria-hidden="true" />}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={open}
      />
      {isOpen !== null && (
        <Suspense>
          <NavigationPanel {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
