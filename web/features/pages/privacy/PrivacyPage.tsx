import { LongTextLayout } from '../LongTextLayout.tsx';
import { privacyContent } from './content.ts';

export function PrivacyPage() {
  return <LongTextLayout text={privacyContent} />;
}
