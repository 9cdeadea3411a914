import { Banner } from '#web/components/feedback/Banner.tsx';
import { plainHttpContent } from '#web/device/plainHttpContent.ts';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';

/** Says above a form, before anything is typed, what is missing over plain http in a local network. */
export function NoHttps() {
  const isFirstPaint = useIsFirstPaint();
  if (isFirstPaint || isSecureContext) return null;
  return <Banner tone="warning">{plainHttpContent.form}</Banner>;
}
