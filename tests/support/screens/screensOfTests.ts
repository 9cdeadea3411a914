import { openAsBlob } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { DEMO_PASSWORD } from '#api/database/demo/people.ts';
import type { Issue } from '#schema/issues/issue.ts';
import { recordToasts } from '#tests/support/browser/toasts.ts';
import { openMock, type OpenMock } from '#tests/support/servers/openMock.ts';
import { answerFetch, clearScreen, ScreenPage } from './page.ts';
import { ORIGIN } from './window.ts';

const SEED = path.join(import.meta.dirname, '../../../dist/mock/mock-data/demo.seed');

type VisitOptions = { as?: string; width?: number; colorScheme?: 'dark' | 'light' };

/** The demo site answered in this process, for tests of what screens say. */
type Screens = {
  origin: string;
  /** A window of its own; one at a time is on the screen. */
  visit: (options?: VisitOptions) => Promise<Page>;
  issues: () => Promise<Issue[]>;
};

const openDemo = async () => openMock({ seed: await openAsBlob(SEED) });

const shared: { demo?: Promise<OpenMock> } = ((globalThis as { screens?: object }).screens ??= {});

/** The demo that files which only read share. Those which write open one of their own. */
export function screensOfTests({ isWritten = false } = {}): Screens {
  let demo: OpenMock;
  beforeAll(async () => {
    demo = await (isWritten ? openDemo() : (shared.demo ??= openDemo()));
    answerFetch(demo.answer);
  });
  afterEach(clearScreen);
  afterAll(async () => {
    if (isWritten) await demo.stop();
  });
  return {
    origin: ORIGIN,
    async visit({ as, width = 1280, colorScheme = 'dark' } = {}) {
      const page = new ScreenPage(demo.answer, { width, colorScheme });
      const data = { emailOrUsername: as, password: DEMO_PASSWORD };
      if (as && (await page.context().request.post('/api/login', { data })).status() !== 200)
        throw new Error(`${as} cannot sign in`);
      recordToasts();
      return page as unknown as Page;
    },
    issues: async () =>
      (await (await demo.answer(new Request(`${ORIGIN}/api/issues`))).json()) as Issue[],
  };
}
