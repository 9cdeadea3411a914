import { expect, it, test } from 'vitest';
import { CURRENCY_CODES } from '#schema/money/currencyCodes.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { siteMoney } from '#schema/money/siteMoney.ts';
import { validate } from '#schema/validation.ts';
import { usualMoney } from './usualMoney.ts';

test.each(CURRENCY_CODES)('amounts to begin with are taken as they are: %s', (code) => {
  const said = usualMoney(code);
  expect(validate(siteMoney, said)).toEqual({ isValid: true, value: said });
});

it('begins in dollars with those of the specification', () => {
  expect(usualMoney('USD')).toEqual(NEW_SITE.money);
});

it('begins with round amounts in whole units elsewhere', () => {
  expect(usualMoney('JPY')).toMatchObject({
    pledgeMin: '100',
    presets: ['1000', '2500', '5000', '10000'],
  });
  expect(usualMoney('KWD')).toMatchObject({ pledgeMin: '1.000', largeEscrow: '1000.000' });
});
