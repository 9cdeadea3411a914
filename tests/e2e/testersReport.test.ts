import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { eventually } from '#tests/support/eventually.ts';
import { fillReport, signUpByForm, submitOffline } from '#tests/support/browser/person.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';
import { freePort } from '#tests/support/servers/freePort.ts';

const VITE = path.join(projectRoot, 'node_modules/vite/bin/vite.js');

let preview: ChildProcess;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  // As `npm run mock` serves the build: plain files, and nothing that answers the API.
  const args = [VITE, 'preview', '--mode', 'mock', '--port', String(port), '--strictPort'];
  preview = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { PATH: process.env.PATH },
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(origin).then(
      (response) => response.ok,
      () => false,
    );
  if (!(await eventually(isUp, 30_000))) throw new Error('The preview server does not answer');
});
afterAll(() => {
  preview.kill();
});

async function choose(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: /^Simulation: / }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: new RegExp(`^${label}`, 'u') })
    .click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Simulation: ${label}` }).waitFor();
}

describe("the testers' build", () => {
  test('keeps a report with photo and pin while offline, and sends it when all is well', async () => {
    const title = 'Written in the simulation';
    const laptop = deviceOfTest();
    const page = await laptop.open();
    await signUpByForm(page, { origin }, 'tess');
    await choose(page, 'Offline');
    await fillReport(page, { title, photo: await smallPhoto(31) });
    await submitOffline(page);
    await page.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
    await choose(page, 'Server errors');
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByText('The server cannot be reached.').waitFor();
    await page.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
    // Nobody has to press anything: what waits goes once the server answers.
    await choose(page, 'Normal');
    await seeToast(page, 'Issue reported');
    await page.getByRole('region', { name: 'Received' }).getByText(title).waitFor();
    await page.goto(`${origin}/issues`);
    await expect.poll(() => page.getByRole('article').filter({ hasText: title }).count()).toBe(1);
  });
});
