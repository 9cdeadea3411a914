import { AppFooter } from '#web/components/AppFooter.tsx';
import { siteContent } from '#web/data/siteContent.ts';

/** The footer with what the operator of this site put into it. */
export function SiteFooter() {
  return <AppFooter year={new Date().getFullYear()} {...siteContent.footer} />;
}
