import { LongTextLayout } from '../LongTextLayout.tsx';
import { verificationContent } from './content.ts';

export function VerificationPage() {
  return <LongTextLayout text={verificationContent} />;
}
