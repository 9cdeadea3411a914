import { LongTextLayout } from '../LongTextLayout.tsx';
import { verificationContent } from './content.ts';

/** Who decides that an issue is solved, and what of it can be used today. */
export function VerificationPage() {
  return <LongTextLayout text={verificationContent} />;
}
