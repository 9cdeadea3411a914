import { expect, it } from 'vitest';
import { parseConfig } from '#api/config/config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://trybe.example',
  DATABASE: 'embedded',
  ALLOW_SANDBOX_PAYMENTS: 'on',
};

it('production does not start with hashes that cost next to nothing', () => {
  expect(() => parseConfig({ ...production, PASSWORD_COST: 'test' })).toThrow(
    'PASSWORD_COST: must be full when NODE_ENV=production',
  );
  expect(parseConfig(production).passwordCost).toBe('full');
  expect(parseConfig({ PASSWORD_COST: 'test' }).passwordCost).toBe('test');
});

it('production does not start with demo accounts, whose passwords are public', () => {
  expect(() => parseConfig({ ...production, DEMO_DATA: 'on' })).toThrow(
    'DEMO_DATA: must be off when NODE_ENV=production',
  );
  expect(parseConfig(production).hasDemoData).toBe(false);
  expect(parseConfig({ DEMO_DATA: 'on' }).hasDemoData).toBe(true);
});
