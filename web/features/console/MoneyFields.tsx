import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { findCurrency } from '#schema/money/currency.ts';
import { CURRENCY_CODES } from '#schema/money/currencyCodes.ts';
import { MONEY_LIMITS } from '#schema/money/moneyRules.ts';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { AmountField } from '#web/features/site/NumberField.tsx';
import { currencyNames } from '#web/format/currencyNames.ts';
import { theme } from '#web/theme/theme.ts';
import { moneyContent as words } from './moneyContent.ts';
import { toMoneyValues, type MoneyValues } from './moneyForm.ts';
import { usualMoney } from './usualMoney.ts';
import type { SiteForm } from './useSiteForm.ts';

type MoneyFieldsProps = { site: SiteForm; isCurrencyFixed: boolean };

/** The installation's currency, and its limits in it. */
export function MoneyFields({ site: { form, field }, isCurrencyFixed }: MoneyFieldsProps) {
  const code = useWatch({ control: form.control, name: 'currency' });
  const options = useMemo(() => currencyNames(CURRENCY_CODES), []);
  const choose = (next: string) => {
    form.clearErrors('currency');
    for (const [name, value] of Object.entries(toMoneyValues(usualMoney(next))))
      form.setValue(name as keyof MoneyValues, value, { shouldDirty: true });
  };
  return (
    <FormSection heading={words.heading} hint={words.hint}>
      <SelectField
        {...field('currency')}
        label={words.currency}
        hint={isCurrencyFixed ? words.fixed : words.currencyHint}
        options={isCurrencyFixed ? options.filter(({ value }) => value === code) : options}
        value={code}
        onChange={({ target }) => choose(target.value)}
      />
      <Amounts>
        {MONEY_LIMITS.map((limit) => (
          <AmountField
            key={limit}
            form={form}
            name={limit}
            currency={findCurrency(code)}
            label={words.limits[limit].label}
            explanation={words.limits[limit].hint}
            suffix={code}
            error={field(limit).error}
          />
        ))}
      </Amounts>
      <TextField
        label={words.presets}
        hint={words.presetsHint}
        autoComplete="off"
        suffix={code}
        {...field('presets')}
      />
    </FormSection>
  );
}

const Amounts = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
