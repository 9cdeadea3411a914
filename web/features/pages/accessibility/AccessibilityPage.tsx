import { SiteTextPage } from '../siteText/SiteTextPage.tsx';
import { accessibilityContent } from './content.ts';

export function AccessibilityPage() {
  return <SiteTextPage name="accessibility" standard={accessibilityContent} />;
}
