import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { isPublicAddress, lookupPublic } from './publicAddress.ts';

describe('an address of the open internet', () => {
  test.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '223.255.255.255', '2a00:1450::1'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    '0.0.0.0',
    '10.255.255.255',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:1.1.1.1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2002:7f00:1::',
    'push.example.org',
    '',
  ])('is not "%s"', (address) => expect(isPublicAddress(address)).toBe(false));
});

const resolve = (hostname: string, all: boolean) =>
  new Promise<string | LookupAddress[]>((settle, reject) => {
    lookupPublic(hostname, { all }, (error, address) => (error ? reject(error) : settle(address)));
  });

describe('resolving a name for a connection', () => {
  test.each([true, false])('refuses one that leads to this machine', async (all) => {
    await expect(resolve('localhost', all)).rejects.toMatchObject({ code: 'EADDRNOTPUBLIC' });
  });

  test('passes the open internet on, in the form that was asked for', async () => {
    expect(await resolve('1.1.1.1', true)).toEqual([{ address: '1.1.1.1', family: 4 }]);
    expect(await resolve('1.1.1.1', false)).toBe('1.1.1.1');
  });
});
