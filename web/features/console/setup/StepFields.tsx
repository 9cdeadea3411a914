import { AreaFields } from '../AreaFields.tsx';
import { BrandFields } from '../brand/BrandFields.tsx';
import { MoneyFields } from '../MoneyFields.tsx';
import {
  LanguageFields,
  LegalFields,
  LicenceFields,
  PartnerFields,
  WhoFields,
} from '../SiteFields.tsx';
import type { SiteForm } from '../useSiteForm.ts';
import { SETUP_STEPS } from './setupSteps.ts';

/** The settings asked for at a step; at the last one there are none. */
export function StepFields({ step, site }: { step: number; site: SiteForm }) {
  switch (SETUP_STEPS[step]) {
    case 'look':
      return (
        <>
          <WhoFields site={site} />
          <BrandFields site={site} />
          <LanguageFields site={site} />
        </>
      );
    case 'place':
      return <AreaFields site={site} />;
    case 'money':
      return (
        <>
          <MoneyFields site={site} isCurrencyFixed={false} />
          <LegalFields site={site} />
          <LicenceFields site={site} />
          <PartnerFields site={site} />
        </>
      );
    default:
      return null;
  }
}
