import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysLeft,
  formatDate,
  formatDateTime,
  formatMoment,
  formatNumber,
  formatRelative,
  plural,
  shortLocation,
} from './format.ts';
import { formatMoneyCompact, formatMoney, formatMoneyWhole } from './formatMoney.ts';

describe('dates', () => {
  it('writes a day as MMM d, yyyy [9.27]', () => {
    expect(formatDate('2025-05-18')).toBe('May 18, 2025');
  });

  it('says that there is no date, and that one is invalid [9.28]', () => {
    expect(formatDate(null)).toBe('No date');
    expect(formatDate('')).toBe('No date');
    expect(formatDate('soon')).toBe('Invalid date');
    expect(formatRelative('soon')).toBe('Invalid date');
  });

  it('writes a message time with hours and AM or PM [9.29]', () => {
    const local = new Date(2025, 4, 18, 15, 4).toISOString();
    expect(formatDateTime(local)).toBe('May 18, 2025 3:04 PM');
  });

  it('gives the age of stored data as a time today and with its day before', () => {
    const now = new Date(2025, 4, 18, 20, 0);
    expect(formatMoment(new Date(2025, 4, 18, 10, 32).toISOString(), now)).toBe('10:32');
    expect(formatMoment(new Date(2025, 4, 17, 10, 32).toISOString(), now)).toBe(
      'May 17, 2025 10:32 AM',
    );
  });

  it('says how long ago something was', () => {
    const now = new Date('2025-05-18T12:00:00.000Z');
    expect(formatRelative('2025-05-18T11:50:00.000Z', now)).toBe('10 minutes ago');
  });

  it('counts calendar days to a due day and never below zero', () => {
    const now = new Date(2025, 4, 18, 23, 59);
    expect(daysLeft('2025-05-20', now)).toBe(2);
    expect(daysLeft('2025-05-18', now)).toBe(0);
    expect(daysLeft('2025-05-01', now)).toBe(0);
    expect(daysLeft(null, now)).toBeNull();
    expect(daysLeft('never', now)).toBeNull();
  });
});

describe('money', () => {
  it('shows two decimals and groups thousands, exactly [1.8, 9.22]', () => {
    expect(formatMoney('1234567.50')).toBe('$1,234,567.50');
    expect(formatMoney('0.05')).toBe('$0.05');
    expect(formatMoney('-12.30')).toBe('-$12.30');
    expect(formatMoney('9007199254740.99')).toBe('$9,007,199,254,740.99');
  });

  it('rounds whole dollars half up [9.21]', () => {
    expect(formatMoneyWhole('1234.49')).toBe('$1,234');
    expect(formatMoneyWhole('1234.50')).toBe('$1,235');
    expect(formatMoneyWhole(5200)).toBe('$5,200');
  });

  it('shortens from a thousand on, cutting rather than promising more [9.36]', () => {
    expect(formatMoneyCompact('999.00')).toBe('$999');
    expect(formatMoneyCompact('1000.00')).toBe('$1.0k');
    expect(formatMoneyCompact('1299.99')).toBe('$1.2k');
    expect(formatMoneyCompact('1500000.00')).toBe('$1,500.0k');
  });

  it('never loses or makes a cent on its way to the screen', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (cents) => {
        const text = `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`;
        expect(formatMoney(text).replaceAll(/[$,]/gu, '')).toBe(text);
      }),
    );
  });
});

describe('counts and places', () => {
  it('uses the singular for one only', () => {
    expect(plural(1, { one: '# donor', other: '# donors' })).toBe('1 donor');
    expect(plural(0, { one: '# donor', other: '# donors' })).toBe('0 donors');
    expect(plural(1200, { one: '# donor', other: '# donors' })).toBe('1,200 donors');
    expect(plural(1000, { one: '# donor', other: '# donors' }, '+')).toBe('1,000+ donors');
    expect(formatNumber(1_000_000)).toBe('1,000,000');
    expect(formatNumber(-1234.56789)).toBe('-1,234.56789');
  });

  it('leaves a short place alone and keeps two parts of a long one [9.24]', () => {
    expect(shortLocation('Wacker Drive, Chicago')).toBe('Wacker Drive, Chicago');
    expect(shortLocation('200 W Jackson Blvd, The Loop, Chicago, Illinois, United States')).toBe(
      '200 W Jackson Blvd, The Loop',
    );
    expect(shortLocation('Corner of State; Lake Street; Chicago, Illinois, USA')).toBe(
      'Corner of State, Lake Street',
    );
    expect(shortLocation('شارع الرينبو، جبل عمّان، مدينة عمّان، محافظة العاصمة، الأردن')).toBe(
      'شارع الرينبو, جبل عمّان',
    );
  });

  it('says when a place is missing [8.31]', () => {
    expect(shortLocation(null)).toBe('Location not specified');
    expect(shortLocation('  ')).toBe('Location not specified');
  });

  it('never shows more than 40 characters of a place [9.25]', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (text) => {
        expect(shortLocation(text).length).toBeLessThanOrEqual(40);
      }),
    );
  });
});
