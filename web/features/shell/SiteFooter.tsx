import { AppFooter } from '#web/components/frame/AppFooter.tsx';
import { siteContent } from '#web/data/site/siteContent.ts';

const CURRENT_YEAR = new Date().getFullYear();

/** The footer with what the operator of this site put into it. */
export function SiteFooter() {
  return <AppFooter year={CURRENT_YEAR} {...siteContent.footer} />;
}
