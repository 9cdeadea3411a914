import { isMarked } from '#schema/mark.ts';
import type { keepAppFiles } from './appFiles.ts';
import { emergencyPage } from './emergency/emergencyPage.ts';
import { SHELL } from './shell.ts';

/** Longer than the server's page takes on slow 2G. */
const PATIENCE_MS = 8_000;

type AppFiles = Pick<
  ReturnType<typeof keepAppFiles>,
  'keyOf' | 'answer' | 'install' | 'installCore' | 'isStartable'
>;
type Context = { request: Request; waitUntil: (work: Promise<unknown>) => void };

/**
 * The app from this device if it can start from there, else the server's page, else the emergency
 * page. A portal's page is never taken for the app.
 */
export async function openPage(appFiles: AppFiles, { request, waitUntil }: Context) {
  const page = await appOrServer(appFiles, request);
  if (page) return page;
  waitUntil(appFiles.install().catch(() => undefined));
  return emergencyPage();
}

/** Whether the emergency page can give way to the app. */
export async function isAppThere(appFiles: AppFiles, address: string): Promise<boolean> {
  if ((await appOrServer(appFiles, new Request(address))) !== null) return true;
  await appFiles.installCore();
  return await isStartable(appFiles);
}

async function appOrServer(appFiles: AppFiles, request: Request): Promise<Response | null> {
  const key = appFiles.keyOf(SHELL);
  if (key && (await isStartable(appFiles))) return await appFiles.answer(key, request);
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const answer = await Promise.race([fetch(request).catch(() => null), patience]);
  return answer && isMarked(answer.headers) && answer.status < 500 ? answer : null;
}

/** False also where the cache itself fails. */
function isStartable(appFiles: AppFiles): Promise<boolean> {
  return appFiles.isStartable(SHELL).catch(() => false);
}
