import { useState } from 'react';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { dismiss, isDismissed } from '#web/device/dismissed.ts';
import { askToInstall, installPrompt } from '#web/device/installPrompt.ts';
import { isIos, isOnHomeScreen } from '#web/device/outbox/outboxStorage.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { useStore } from '#web/store/createStore.ts';
import { chooseInstallOffer } from './installOffer.ts';
import { installContent as content } from './lateContent.ts';

const DISMISSED = 'trybe-install-dismissed';

/** Offered once there is a reason to come back: a report of one's own. */
export function InstallOffer() {
  const rows = useOutbox()?.rows;
  const hasPrompt = useStore(installPrompt) !== null;
  const [isOver, setIsOver] = useState(() => isDismissed(DISMISSED));
  const [device] = useState(() => ({ isInstalled: isOnHomeScreen(), isIos: isIos(navigator) }));
  const hasSavedReport = rows?.some(({ operation }) => operation === 'reportIssue') ?? false;
  const offer = chooseInstallOffer({ hasSavedReport, isDismissed: isOver, hasPrompt, ...device });
  const end = () => {
    dismiss(DISMISSED);
    setIsOver(true);
  };
  const ask = async () => {
    if (!(await askToInstall())) end();
  };
  if (offer === null) return null;
  return (
    <Banner
      title={content.title}
      onDismiss={end}
      action={
        offer === 'prompt' && (
          <Button variant="secondary" onClick={() => void ask()}>
            {content.install}
          </Button>
        )
      }
    >
      {offer === 'prompt' ? content.text : content.ios}
    </Banner>
  );
}
