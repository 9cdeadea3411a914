import { expect, it } from 'vitest';
import { meantAddress } from './meantAddress.ts';

const TOKEN = '0123456789abcdef0123456789abcdef01234567';
const ID = '5f0b3c1e-9a55-4a53-8a0e-0d6c1f6f7a10';

it.each([
  [`/reset/${TOKEN}`, `/auth#reset=${TOKEN}`],
  [`/confirm/${TOKEN}`, `/auth#confirm=${TOKEN}`],
  [`/stop/${TOKEN}`, `/auth#stop=${TOKEN}`],
  [`/answer/${TOKEN}`, `/auth#answer=${TOKEN}`],
  [`/reset/${TOKEN}/`, `/auth#reset=${TOKEN}`],
  [`/reset/${TOKEN}.`, `/auth#reset=${TOKEN}`],
  [`/reset/${TOKEN}%3E`, `/auth#reset=${TOKEN}`],
  [`/reset/${TOKEN}?utm_source=mail`, `/auth#reset=${TOKEN}`],
  [`/RESET/${TOKEN}`, `/auth#reset=${TOKEN}`],
  [`/auth%23reset=${TOKEN}`, `/auth#reset=${TOKEN}`],
  [`/auth%23confirm=${TOKEN}`, `/auth#confirm=${TOKEN}`],
  [`/auth%23stop%3D${TOKEN}`, `/auth#stop=${TOKEN}`],
  [`/auth#reset%3D${TOKEN}`, `/auth#reset=${TOKEN}`],
  [`/auth#reset=${TOKEN}?utm_source=mail`, `/auth#reset=${TOKEN}`],
  [`/auth#reset=${TOKEN}`, null],
  ['/auth#forgot', null],
  ['/auth', null],
  ['/login', '/auth'],
  ['/Login/', '/auth'],
  ['/register?x=1', '/auth'],
  ['/report', '/report-issue'],
  [`/issue/${ID}`, `/issues/${ID}`],
  [`/issues/${ID}`, null],
  ['/issue/7', null],
  ['/.well-known/change-password', '/profile?section=settings&page=sign-in'],
  ['/reports', null],
  ['/', null],
  ['', null],
  ['/reset/', null],
])('%s leads to %s', (address, meant) => expect(meantAddress(address)).toBe(meant));
