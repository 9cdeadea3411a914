import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { formatMoney } from '#web/format/formatMoney.ts';
import { pledgesContent } from './content.ts';
import type { KeptPledge } from './keptPledge.ts';

type KeptPledgeBannerProps = {
  pledge: KeptPledge;
  isOnline: boolean;
  onConfirm: () => void;
  onDiscard: () => void;
};

/** A pledge that is not made, or not certainly; the person decides, never the device. */
export function KeptPledgeBanner({
  pledge,
  isOnline,
  onConfirm,
  onDiscard,
}: KeptPledgeBannerProps) {
  const { kept } = pledgesContent;
  const amount = formatMoney(pledge.amount);
  return (
    <Banner
      tone="warning"
      action={
        <Row gap={2}>
          <Button variant="secondary" onClick={onConfirm} disabled={!isOnline}>
            {kept.confirm}
          </Button>
          {pledge.isUntried && (
            <Button variant="ghost" onClick={onDiscard}>
              {kept.discard}
            </Button>
          )}
        </Row>
      }
    >
      {pledge.isUntried ? kept.offline(amount) : kept.unknown(amount)}
    </Banner>
  );
}
