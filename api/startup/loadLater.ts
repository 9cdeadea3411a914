import type { Config } from '#api/config/config.ts';

/**
 * Loads what a start goes without, so that it is quick: what is otherwise loaded with its first use. An
 * update of the checkout takes packages away while the process of the release before still runs, and
 * what was not found once is never found again.
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
