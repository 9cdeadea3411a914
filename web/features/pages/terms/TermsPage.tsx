import { LongTextLayout } from '../LongTextLayout.tsx';
import { termsContent } from './content.ts';

export function TermsPage() {
  return <LongTextLayout text={termsContent} />;
}
