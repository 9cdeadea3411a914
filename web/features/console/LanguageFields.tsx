import { LANGUAGE_NAMES, LANGUAGES } from '#schema/languages/languages.ts';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { adminContent } from './content.ts';
import type { SiteForm } from './useSiteForm.ts';

const { languages: words } = adminContent;
const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The installation's main language, which is always offered, and the others it offers. */
export function LanguageFields({ site: { form, field } }: { site: SiteForm }) {
  const own = form.watch('language');
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
