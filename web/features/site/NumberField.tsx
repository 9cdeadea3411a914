import {
  useWatch,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import type { Currency } from '#schema/money/currency.ts';
import type { ReadNumber } from '#schema/typed/amount.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { TextField, type TextFieldProps } from '#web/components/fields/TextField.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { parseCents } from '#schema/money/money.ts';
import { showMoney } from '#schema/money/shownMoney.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { formatNumber } from '#web/format/format.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { language } from '#web/format/language.ts';
import { readAmount, readNumber, writtenAmount } from '#web/format/typedAmount.ts';
import { numberContent as words } from './moneyContent.ts';

type NumberFieldProps<Values extends FieldValues> = Omit<TextFieldProps, 'form' | 'name'> & {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  /** Default: a number of any precision. */
  read?: (typed: string) => ReadNumber;
  /** Stays where `hint` makes way for what was understood. */
  explanation?: string;
  /** A reading as people see it. */
  write?: (text: string) => string;
};

/**
 * A number typed as text, since number fields drop what they cannot read. Says beside the field what
 * was understood, and asks where a number has two readings.
 */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { form, name, read = readNumber, write = formatTyped, ...rest } = props;
  const { explanation, hint, ...field } = rest;
  const typed: string = useWatch({ control: form.control, name }) ?? '';
  const found = read(typed);
  const choose = (text: string) => {
    const value = writtenAmount(text) as PathValue<Values, typeof name>;
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Stack gap={2}>
      <TextField
        inputMode="decimal"
        autoComplete="off"
        {...field}
        {...form.register(name)}
        hint={
          found.kind === 'read'
            ? joinTexts(explanation, words.understood(write(found.text)))
            : (hint ?? explanation)
        }
      />
      {found.kind === 'ambiguous' && (
        <fieldset>
          <Stack gap={2}>
            <legend>{words.ask}</legend>
            <Row gap={2}>
              {found.readings.map((reading) => (
                <Button key={reading} onClick={() => choose(reading)}>
                  {write(reading)}
                </Button>
              ))}
            </Row>
          </Stack>
        </fieldset>
      )}
    </Stack>
  );
}

const formatTyped = (text: string) => formatNumber(Number(text));

type AmountFieldProps<Values extends FieldValues> = Omit<
  NumberFieldProps<Values>,
  'read' | 'write'
> & {
  /** Default: the installation's. */
  currency?: Currency;
};

const writeIn = (currency: Currency, text: string) =>
  showMoney(parseCents(text, currency) ?? 0n, currency, language.locale);

export function AmountField<Values extends FieldValues>({
  currency,
  ...props
}: AmountFieldProps<Values>) {
  return (
    <NumberField
      {...props}
      read={(typed) => readAmount(typed, currency)}
      write={currency ? (text) => writeIn(currency, text) : formatMoney}
    />
  );
}
