import { expect, it } from 'vitest';
import { refuseServer } from './checkDatabase.ts';

const refusing =
  (version: string, isStandby: boolean, encoding = 'UTF8') =>
  () =>
    refuseServer({ version, isStandby, encoding }, 'DATABASE_URL');

it('takes a primary of PostgreSQL 15 or newer', () => {
  expect(refusing('150000', false)).not.toThrow();
  expect(refusing('180004', false)).not.toThrow();
});

it('names the setting of a server that is too old or a standby, and what to write', () => {
  expect(refusing('140022', false)).toThrow(/15 or newer[\s\S]*DATABASE_URL=postgres:\/\//u);
  expect(refusing('150000', true)).toThrow(/standby[\s\S]*primary[\s\S]*DATABASE_URL=postgres:/u);
});

it('names an encoding that cannot hold every name, as a Debian without a language makes it', () => {
  expect(refusing('150000', false, 'SQL_ASCII')).toThrow(
    /DATABASE_URL is in SQL_ASCII[\s\S]*create database trybe owner trybe encoding 'UTF8' template template0/u,
  );
});
