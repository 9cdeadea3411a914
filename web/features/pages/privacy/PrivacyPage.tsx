import { SiteTextPage } from '../siteText/SiteTextPage.tsx';
import { privacyContent } from './content.ts';

export function PrivacyPage() {
  return <SiteTextPage name="privacy" standard={privacyContent} />;
}
