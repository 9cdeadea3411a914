import { useState } from 'react';
import { Button } from '#web/components/actions/Button.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { dismiss, isDismissed } from '#web/device/dismissed.ts';
import { useDigest } from '#web/features/notices/useDigest.ts';
import { digestContent as content } from './digestContent.ts';

const { offer: words } = content;
const OFFERED = 'trybe-digest-offered';

/** Offered once, for the home area. */
export function DigestOffer() {
  const [isOver, setIsOver] = useState(() => isDismissed(OFFERED));
  const end = () => {
    dismiss(OFFERED);
    setIsOver(true);
  };
  return isOver ? null : <Offer onEnd={end} />;
}

function Offer({ onEnd }: { onEnd: () => void }) {
  const { data, choose } = useDigest(content.failed);
  if (!data || data.followsHome) return null;
  const accept = () => {
    choose({ frequency: 'weekly', followsHome: true });
    onEnd();
  };
  return (
    <Banner
      title={words.title}
      onDismiss={onEnd}
      action={<Button onClick={accept}>{words.accept}</Button>}
    >
      {words.text}
    </Banner>
  );
}
