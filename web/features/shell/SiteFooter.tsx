import { AppFooter } from '#web/components/frame/AppFooter.tsx';
import { useLanguageChoice } from '#web/features/site/useLanguageChoice.ts';
import { siteContent } from '#web/features/site/content.ts';
import { useBrand } from '#web/features/site/useBrand.ts';
import { useSite } from '#web/features/site/useSite.ts';

const CURRENT_YEAR = new Date().getFullYear();

/** The footer with the operators' texts and links. */
export function SiteFooter() {
  const { name, legalName, partner } = useSite();
  const { logo } = useBrand();
  return (
    <AppFooter
      year={CURRENT_YEAR}
      siteName={name}
      logo={logo}
      owner={legalName || name}
      socialLinks={siteContent.socialLinks}
      partner={partner}
      language={useLanguageChoice()}
    />
  );
}
