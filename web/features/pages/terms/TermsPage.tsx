import { SiteTextPage } from '../siteText/SiteTextPage.tsx';
import { termsContent } from './content.ts';

export function TermsPage() {
  return <SiteTextPage name="terms" standard={termsContent} />;
}
