import type { Config } from '#api/config/config.ts';

/**
 * Loads, after a quick start, the modules that are otherwise loaded on first use. Updating the checkout
 * deletes packages while the previous release's process is still running, and Node never finds a module again
 * once it failed to.
 */
export async function loadLater(
  { smtpUrl, stripe, openId }: Pick<Config, 'smtpUrl' | 'stripe' | 'openId'>,
  warn: (message: string) => void,
): Promise<void> {
  const loads: (() => Promise<unknown>)[] = [
    () => import('@simplewebauthn/server'),
    () => import('@zxcvbn-ts/language-common'),
    () => import('fxa-common-password-list'),
    () => import('web-push'),
    () => import('#schema/typed/phone.ts'),
  ];
  if (smtpUrl !== null) loads.push(() => import('nodemailer'));
  if (stripe !== null) loads.push(() => import('stripe'));
  if (openId !== null) loads.push(() => import('openid-client'));
  loads.push(
    () => import('#api/adapters/files/images.ts'),
    () => import('#api/adapters/files/logos.ts'),
    () => import('#api/adapters/files/sharePicture.ts'),
  );
  try {
    for (const load of loads) await load();
  } catch (error) {
    warn(
      `Something could not be loaded: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
