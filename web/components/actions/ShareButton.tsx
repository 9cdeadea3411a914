import { Share2 } from 'lucide-react';
import { showToast } from '#web/store/toastStore.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { copyText } from './copyText.ts';
import { shareContent } from './shareContent.ts';

type ShareButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'> & {
  title: string;
  path: string;
};

/** Opens the device's share sheet; without one, copies the link. */
export function ShareButton({ title, path, ...look }: ShareButtonProps) {
  return (
    <Button {...look} icon={<Share2 aria-hidden="true" />} onClick={() => void share(title, path)}>
      {shareContent.share}
    </Button>
  );
}

async function share(name: string, path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  try {
    if (canShare()) return await navigator.share({ title: name, url });
  } catch (error) {
    // The sheet was closed.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  const title = (await copyText(url)) ? shareContent.copied : shareContent.byHand;
  showToast({ title, description: url });
}

/** Missing in many desktop browsers, despite the types. */
const canShare = (): boolean => 'share' in navigator;
