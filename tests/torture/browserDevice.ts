import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { NewOperation } from '#sw/outbox/enqueue.ts';
import { openProfile } from '#tests/support/browser/browser.ts';
import { readOutboxRows } from '#tests/support/browser/outboxRows.ts';
import type { OutboxInPage, PackedOperation, TorturedWindow } from './browserEntry.ts';
import type { DeviceRow } from './checkDelivery.ts';
import { TYPED, type Person, type PersonWriting } from './personWriting.ts';
import type { RandomSource } from './randomSource.ts';

export type BrowserDeviceOptions = {
  /** Of the profile. */
  folder: string;
  origin: string;
  person: Person;
  writing: PersonWriting;
  random: RandomSource;
  /** Source of `browserEntry.ts`, to run in the page. */
  script: string;
  /** The program that starts the browser beside everything else. */
  launcher: string;
};

const PATIENCE_MS = 30_000;
const SCREEN_PATIENCE_MS = 5_000;
const WRITING_PAUSE_MS = [100, 400] as const;
const SEND_NOW_MS = 1_000;
const READ_TRIES = 5;
const LOOK_MS = 100;
const YEAR_S = 31_536_000;

/** A real Chromium with the real app in it, which is killed and opened again on the same profile. */
export class BrowserDevice {
  kills = 0;
  /** Openings that failed and were repeated. */
  troubles = 0;
  readonly name: string;
  /** Messages typed into the app's own form. */
  typed = 0;
  readonly #options: BrowserDeviceOptions;
  #context: BrowserContext | null = null;
  #page: Page | null = null;
  #isWriting = true;
  #isUsedAgain = false;
  #isKilled = false;
  #isOver = false;
  #living: Promise<void> = Promise.resolve();

  constructor(options: BrowserDeviceOptions) {
    this.#options = options;
    this.name = options.person.username;
  }

  /**
   * Opens the app once on a good line, so that later it opens without any, and closes it. Nothing
   * else is going on yet: behind a busy machine's other work it would not get there.
   */
  async install(): Promise<void> {
    const page = await this.#open();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    if ((await this.#findField(page)) === null) throw new Error('The discussion did not open');
    await this.#context?.close();
    this.#context = null;
  }

  start(): void {
    this.#living = this.#live();
  }

  /** SIGKILL of all its processes; false when it was not open with the app running. */
  kill(): boolean {
    if (this.#page === null) return false;
    this.#page = null;
    this.#isKilled = true;
    this.kills += 1;
    killProcessesOf(this.#options.folder);
    return true;
  }

  /** Nothing is written any more; the person presses 'Send now'. */
  calm(): void {
    this.#isWriting = false;
  }

  /** After the faults somebody opens the app and types once more. Resolves when the server has it. */
  async useAgain(): Promise<void> {
    while (!this.#isUsedAgain || (await this.unsentCount()) > 0) await sleep(LOOK_MS);
  }

  async unsentCount(): Promise<number> {
    const page = this.#page;
    if (page === null) return Infinity;
    return ask(page, 'unsentCount').catch(() => Infinity);
  }

  async rows(): Promise<DeviceRow[]> {
    const rows = await this.#readRows();
    for (const { id: key, entityId, body } of rows)
      if (isTyped(body.message)) this.#options.writing.found(body.message, { key, entityId });
    return rows.map(({ id, status }) => ({ key: id, status, problem: null }));
  }

  /** Again after a moment when the page was just being opened anew. */
  async #readRows(): ReturnType<typeof readOutboxRows> {
    for (let tries = 1; this.#page !== null; tries += 1) {
      try {
        return await readOutboxRows(this.#page);
      } catch (error) {
        if (tries === READ_TRIES) throw error;
        await sleep(SEND_NOW_MS);
      }
    }
    return [];
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#context?.close().catch(() => undefined);
    await this.#living;
    killProcessesOf(this.#options.folder);
  }

  async #live(): Promise<void> {
    while (!this.#isOver) {
      try {
        const page = await this.#open(this.#options.launcher);
        await page.evaluate(this.#options.script);
        this.#page = page;
        await this.#use(page);
      } catch {
        // Killed in the middle of something, or it did not open on this line.
        if (!this.#isKilled && !this.#isOver) this.troubles += 1;
      }
      this.#isKilled = false;
      this.#page = null;
      killProcessesOf(this.#options.folder);
      await this.#context?.close().catch(() => undefined);
      this.#context = null;
    }
  }

  async #open(launcher?: string): Promise<Page> {
    const { folder, origin, person } = this.#options;
    const context = await openProfile(folder, {
      width: 400,
      height: 800,
      isWhole: true,
      launcher,
    });
    this.#context = context;
    const [name = '', value = ''] = person.cookie.split('=');
    const expires = Math.floor(Date.now() / 1000) + YEAR_S;
    await context.addCookies([{ name, value, url: origin, expires, httpOnly: true }]);
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(PATIENCE_MS);
    const url = `${origin}/issues/${this.#options.writing.discussion}`;
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return page;
  }

  async #findField(page: Page): Promise<Locator | null> {
    const timeout = SCREEN_PATIENCE_MS;
    const field = page.getByLabel('Your message');
    try {
      await page.getByRole('tab', { name: /^Discussion/u }).click({ timeout });
      await field.waitFor({ timeout });
      return field;
    } catch {
      return null;
    }
  }

  /** Types into the app's own form. On a bad line the issue may not show; then nothing is typed. */
  async #type(page: Page): Promise<boolean> {
    const field = await this.#findField(page);
    if (field === null) return false;
    const { key, text } = this.#options.writing.typed();
    await field.fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('log').getByText(text).waitFor();
    this.#options.writing.seenAsKept(key);
    this.typed += 1;
    return true;
  }

  async #use(page: Page): Promise<void> {
    const { writing, random, person } = this.#options;
    if (this.#isWriting) await this.#type(page);
    while (this.#isWriting) {
      const operation = writing.next();
      await ask(page, 'keep', packed(operation));
      writing.acknowledged(operation);
      await sleep(random.between(...WRITING_PAUSE_MS));
    }
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.evaluate(this.#options.script);
    while (!this.#isUsedAgain) this.#isUsedAgain = await this.#type(page);
    while (!this.#isOver) {
      await ask(page, 'sendNow', person.userId);
      await sleep(SEND_NOW_MS);
    }
  }
}

const isTyped = (message: string | undefined): message is string =>
  message?.startsWith(TYPED) ?? false;

function ask<Name extends keyof OutboxInPage>(
  page: Page,
  name: Name,
  ...[input]: Parameters<OutboxInPage[Name]>
): Promise<Awaited<ReturnType<OutboxInPage[Name]>>> {
  const call = ([what, given]: [string, unknown]) => {
    const { outboxInPage } = globalThis as TorturedWindow;
    return (outboxInPage as unknown as Record<string, (given: unknown) => unknown>)[what]?.(given);
  };
  return page.evaluate(call, [name, input] as [string, unknown]) as Promise<
    Awaited<ReturnType<OutboxInPage[Name]>>
  >;
}

function packed({ parts = [], ...operation }: NewOperation): PackedOperation {
  return {
    ...operation,
    parts: parts.map(({ bytes, ...part }) => ({
      ...part,
      base64: Buffer.from(bytes).toString('base64'),
    })),
  };
}

/** The browser's processes are the ones that carry its folder in their command line. */
function killProcessesOf(folder: string): void {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  for (const line of lines.filter((text) => text.includes(`--user-data-dir=${folder}`))) {
    try {
      process.kill(Number.parseInt(line, 10), 'SIGKILL');
    } catch {
      // A child that died with its parent in the meantime.
    }
  }
}
