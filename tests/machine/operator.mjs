/** Opens the site in a browser that trusts the authority, and makes the first operator with a passkey. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { run } from './machine.mjs';
import { DOMAIN } from './surroundings.mjs';
import { PASSWORD } from './visitors.mjs';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const PATIENCE_MS = 60_000;

/** The browser reads whom it trusts from its account's folder. */
function trust(home, certificate) {
  const store = path.join(home, '.pki/nssdb');
  mkdirSync(store, { recursive: true });
  writeFileSync(path.join(home, 'root.pem'), certificate);
  run('certutil', `-d sql:${store} -N --empty-password`.split(' '));
  const added = `-d sql:${store} -A -n authority -t C,, -i ${path.join(home, 'root.pem')}`;
  run('certutil', added.split(' '));
}

async function plugAuthenticator(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
}

async function setUp(page, code, username) {
  const field = (label) => page.getByLabel(label, { exact: true });
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  await page.goto(`https://${DOMAIN}/setup`);
  await field('Setup code').fill(code);
  await press('Continue');
  await field('Name of the site').fill('Freital packt an');
  await page.getByLabel('Contact address').fill('post@trybe.example');
  await press('Continue');
  await page.getByLabel('Find the area by name').fill('Freital');
  await page
    .getByRole('option', { name: /^Freital/u })
    .first()
    .click();
  await press('Continue');
  await page.getByLabel('Legal notice').fill('Am Markt 1\n01705 Freital');
  await press('Continue');
  await field('Username').fill(username);
  await field('Email').fill(`${username}@trybe.example`);
  await field('Password').fill(PASSWORD);
  await field('Confirm Password').fill(PASSWORD);
  await press('Set up the site');
  await page.getByRole('heading', { name: 'The site is set up' }).waitFor();

  await page.goto(`https://${DOMAIN}/profile?section=settings&page=sign-in`);
  await press('Add a passkey');
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await press('I have saved them');
  await page.getByRole('button', { name: /My Account/u }).click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).waitFor();
}

export async function makeOperator(code, username, certificate) {
  if (!existsSync(CHROMIUM)) throw new Error(`CHROMIUM: there is no ${CHROMIUM}`);
  const home = mkdtempSync(path.join(tmpdir(), 'trybe-browser-'));
  trust(home, certificate);
  const context = await chromium.launchPersistentContext(path.join(home, 'profile'), {
    executablePath: CHROMIUM,
    args: ['--no-sandbox', `--host-resolver-rules=MAP ${DOMAIN} 127.0.0.1`],
    env: { ...process.env, HOME: home },
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(PATIENCE_MS);
    await plugAuthenticator(page);
    await setUp(page, code, username);
  } finally {
    await context.close();
    rmSync(home, { recursive: true, force: true });
  }
}
