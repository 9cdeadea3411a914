import { useEffect, useState } from 'react';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { reportContent as content } from './content.ts';

const LOOK_EVERY_MS = 2_000;

/** Says before anything is typed that this device keeps nothing while its storage does not answer. */
export function NothingKept() {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    const look = setInterval(() => {
      const reading = outboxDatabase.run((connection) => connection.count('drafts'));
      reading.then(
        () => setIsKept(true),
        () => undefined,
      );
    }, LOOK_EVERY_MS);
    return () => clearInterval(look);
  }, []);
  if (isKept) return null;
  return <Banner tone="warning">{content.nothingKept}</Banner>;
}
