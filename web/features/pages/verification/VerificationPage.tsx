import { LongTextLayout } from '../LongTextLayout.tsx';
import { MoneyPath } from '#web/features/site/moneyPath/MoneyPath.tsx';
import { verificationContent } from './content.ts';

export function VerificationPage() {
  return <LongTextLayout text={verificationContent} picture={<MoneyPath isExample />} />;
}
