import { LongTextLayout } from '../LongTextLayout.tsx';
import { termsContent } from './content.ts';

/** The terms of service, with payments and disputes. */
export function TermsPage() {
  return <LongTextLayout text={termsContent} />;
}
