import { LANGUAGE_COOKIE, type Language } from '#schema/languages/languages.ts';
import { saveLanguage } from '#schema/people/ownLanguage.ts';
import { currentUserId } from '#web/device/outbox/outboxStore.ts';
import { call } from '#web/net/call.ts';
import { applyUpdate, untilIdle } from './registerServiceWorker.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

const workerOf = (language: Language) =>
  language === 'en' ? '/serviceWorker.js' : `/serviceWorker.${language}.js`;

/**
 * Saves the language on this device and reloads the app in it, once nothing is being typed or sent.
 * A service worker answers with pages of its own language, so it is replaced first; rejects, with
 * nothing changed, when the other worker cannot be fetched.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const isControlled = serviceWorker !== undefined && serviceWorker.controller !== null;
  if (isControlled) await install(serviceWorker, workerOf(language));
  await keepForMails(language);
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  if (isControlled) {
    await applyUpdate();
  } else {
    await untilIdle();
    location.reload();
  }
}

/** Mails follow if signed in; offline, at the next sign-in. */
async function keepForMails(language: Language): Promise<void> {
  if (!currentUserId()) return;
  await call(saveLanguage, { body: { language } }).catch(() => undefined);
}

/** Resolves when the script's worker is fully installed. */
async function install(serviceWorker: ServiceWorkerContainer, script: string): Promise<void> {
  const { installing } = await serviceWorker.register(script);
  if (!installing) return;
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') resolve();
      if (installing.state === 'redundant') reject(new Error('The worker could not be installed'));
    });
  });
}
