import { FormSection } from '#web/components/fields/FormSection.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { AreaFields } from './AreaFields.tsx';
import { BrandFields } from './brand/BrandFields.tsx';
import { DATA_LICENCES, LICENCE_FACTS } from '#schema/site/dataLicence.ts';
import { LANGUAGES, LANGUAGE_NAMES } from '#schema/languages/languages.ts';
import { MoneyFields } from './MoneyFields.tsx';
import { adminContent } from './content.ts';
import type { SiteForm } from './useSiteForm.ts';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';

const { who, legal, openData, partner } = adminContent;
const LICENCES = [
  { value: '', label: openData.none },
  ...DATA_LICENCES.map((value) => ({ value, label: LICENCE_FACTS[value].title })),
];

type SiteFieldsProps = { site: SiteForm; isCurrencyFixed: boolean };

/** All settings on one page, for later changes. */
export function SiteFields({ site, isCurrencyFixed }: SiteFieldsProps) {
  return (
    <>
      <WhoFields site={site} />
      <BrandFields site={site} />
      <LegalFields site={site} />
      <AreaFields site={site} />
      <LicenceFields site={site} />
      <LanguageFields site={site} />
      <MoneyFields site={site} isCurrencyFixed={isCurrencyFixed} />
      <PartnerFields site={site} />
    </>
  );
}

type PartProps = Pick<SiteFieldsProps, 'site'>;

export const WhoFields = ({ site: { field } }: PartProps) => (
  <FormSection heading={who.heading} hint={who.hint}>
    <TextField label={who.name} autoComplete="off" {...field('name')} />
    <TextField
      label={who.contactEmail}
      hint={who.contactHint}
      type="email"
      autoComplete="off"
      isOptional
      {...field('contactEmail')}
    />
    <TextField
      label={who.privacyEmail}
      hint={who.privacyHint}
      type="email"
      autoComplete="off"
      isOptional
      {...field('privacyEmail')}
    />
  </FormSection>
);

export const LegalFields = ({ site: { field } }: PartProps) => (
  <FormSection heading={legal.heading} hint={legal.hint}>
    <TextField
      label={legal.legalName}
      hint={legal.legalNameHint}
      autoComplete="off"
      isOptional
      {...field('legalName')}
    />
    <TextArea
      label={legal.imprint}
      hint={legal.imprintHint}
      rows={5}
      isOptional
      {...field('imprint')}
    />
  </FormSection>
);

export const LicenceFields = ({ site: { field } }: PartProps) => (
  <FormSection heading={openData.heading} hint={openData.hint}>
    <SelectField label={openData.licence} options={LICENCES} {...field('licence')} />
  </FormSection>
);

export const PartnerFields = ({ site: { field } }: PartProps) => (
  <FormSection heading={partner.heading} hint={partner.hint}>
    <TextField label={partner.name} autoComplete="off" isOptional {...field('partnerName')} />
    <TextField
      label={partner.href}
      placeholder="https://"
      dir="ltr"
      inputMode="url"
      autoComplete="off"
      isOptional
      {...field('partnerHref')}
    />
  </FormSection>
);

const { languages: words } = adminContent;
const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The main language, which is always offered, and the others. */
export function LanguageFields({ site: { form, field } }: PartProps) {
  const own = form.watch('language');
  if (LANGUAGES.length < 2) return null;
  return (
    <FormSection heading={words.heading} hint={words.hint}>
      <SelectField
        label={words.own}
        hint={words.ownHint}
        options={OPTIONS}
        {...field('language')}
      />
      <fieldset>
        <legend>{words.others}</legend>
        {OPTIONS.filter(({ value }) => value !== own).map(({ value, label }) => (
          <CheckboxField
            key={value}
            label={<span lang={value}>{label}</span>}
            value={value}
            {...form.register('languages')}
          />
        ))}
      </fieldset>
    </FormSection>
  );
}
