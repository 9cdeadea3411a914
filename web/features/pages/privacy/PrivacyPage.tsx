import { LongTextLayout } from '../LongTextLayout.tsx';
import { privacyContent } from './content.ts';

/** What is stored about a person, who sees it, and how to get rid of it. */
export function PrivacyPage() {
  return <LongTextLayout text={privacyContent} />;
}
