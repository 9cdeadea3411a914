import { AppFooter } from '#web/components/AppFooter.tsx';
import { siteContent } from '#web/data/siteContent.ts';

const CURRENT_YEAR = new Date().getFullYear();

/** The footer with what the operator of this site put into it. */
export function SiteFooter() {
  return <AppFooter year={CURRENT_YEAR} {...siteContent.footer} />;
}
