import * as v from 'valibot';
import { settingsSchema, type Settings } from './settings.ts';

/** What is wrong with a setting, with a valid example. */
export const problemLine = (name: string, message: string, example: string) =>
  `  ${name}: ${message}. Example: ${name}=${example}`;

/** A valid value for the setting of this name. */
export const exampleOf = (name: string): string => {
  const entry = Object.entries(settingsSchema.entries).find(([key]) => key === name)?.[1];
  return entry === undefined ? '' : (v.getExamples(entry.wrapped)[0] ?? '');
};

/** Settings that are valid alone but not together, a line for each. */
export const conflicts = (settings: Settings): string[] => [
  ...(settings.NODE_ENV === 'production' && settings.PUBLIC_ORIGIN === undefined
    ? [
        problemLine(
          'PUBLIC_ORIGIN',
          'must be set when NODE_ENV=production',
          exampleOf('PUBLIC_ORIGIN'),
        ),
      ]
    : []),
  ...(settings.NODE_ENV === 'production' && settings.TIME_MACHINE
    ? [problemLine('TIME_MACHINE', 'must be off when NODE_ENV=production', 'off')]
    : []),
  ...(settings.NODE_ENV === 'production' && settings.DEMO_DATA
    ? [
        problemLine(
          'DEMO_DATA',
          'must be off when NODE_ENV=production: the passwords of its accounts are public',
          'off',
        ),
      ]
    : []),
  ...(settings.GEOCODER !== 'gazetteer' && settings.GEOCODER_URL === undefined
    ? [
        problemLine(
          'GEOCODER_URL',
          `must be set when GEOCODER=${settings.GEOCODER}`,
          exampleOf('GEOCODER_URL'),
        ),
      ]
    : []),
  ...(settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined
    ? [problemLine('MAIL_FROM', 'must be set with SMTP_URL', exampleOf('MAIL_FROM'))]
    : []),
  ...contactConflicts(settings),
  ...openIdConflicts(settings),
  ...loneVapidKey(settings),
  ...fileConflicts(settings),
  ...databaseConflicts(settings),
  ...paymentConflicts(settings),
  ...(settings.METRICS_PORT !== undefined && settings.METRICS_PORT === settings.PORT
    ? [problemLine('METRICS_PORT', 'must differ from PORT', exampleOf('METRICS_PORT'))]
    : []),
];

const missing = (settings: Settings, names: readonly (keyof Settings)[], message: string) =>
  names
    .filter((name) => settings[name] === undefined)
    .map((name) => problemLine(name, message, exampleOf(name)));

/** A level that nobody can reach would lock everyone out. */
function contactConflicts(settings: Settings): string[] {
  const { CONTACT_LEVELS, NODE_ENV, PHONE_CODES, SMTP_URL } = settings;
  const isProduction = NODE_ENV === 'production';
  const levels =
    isProduction && CONTACT_LEVELS && SMTP_URL === undefined
      ? [problemLine('CONTACT_LEVELS', 'requires SMTP_URL, to confirm addresses', 'off')]
      : [];
  const local =
    isProduction && PHONE_CODES === 'local'
      ? [problemLine('PHONE_CODES', 'must not be local when NODE_ENV=production', 'twilio')]
      : [];
  const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
  const message = 'must be set when PHONE_CODES=twilio';
  const unset = PHONE_CODES === 'twilio' ? missing(settings, names, message) : [];
  return [...levels, ...local, ...unset];
}

function openIdConflicts(settings: Settings): string[] {
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  if (names.every((name) => settings[name] === undefined)) return [];
  const isPlain = settings.OIDC_ISSUER?.startsWith('http:') && settings.NODE_ENV === 'production';
  const message = 'must be https when NODE_ENV=production';
  const plain = isPlain ? [problemLine('OIDC_ISSUER', message, exampleOf('OIDC_ISSUER'))] : [];
  return [...missing(settings, names, 'must be set if any other OIDC_ setting is'), ...plain];
}

function fileConflicts(settings: Settings): string[] {
  if (settings.FILES === 'local') return [];
  const names = ['S3_BUCKET_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  return missing(settings, names, 'must be set when FILES=s3');
}

/** The embedded database has no pooler and no replicas. */
function databaseConflicts(settings: Settings): string[] {
  if (settings.DATABASE_URL !== undefined) return [];
  return (['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    .filter((name) => settings[name] !== undefined)
    .map((name) =>
      problemLine('DATABASE_URL', `must be set with ${name}`, exampleOf('DATABASE_URL')),
    );
}

/** Test money must not be mistaken for real money, or the other way round. */
function paymentConflicts(settings: Settings): string[] {
  const { NODE_ENV, PAYMENTS, ALLOW_SANDBOX_PAYMENTS, DEMO_DATA } = settings;
  if (PAYMENTS === 'sandbox') {
    if (NODE_ENV !== 'production' || ALLOW_SANDBOX_PAYMENTS) return [];
    const message =
      'must be stripe when NODE_ENV=production, or set ALLOW_SANDBOX_PAYMENTS=on for a trial with test money';
    return [problemLine('PAYMENTS', message, 'stripe')];
  }
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const needed = missing(settings, names, 'must be set when PAYMENTS=stripe');
  if (!DEMO_DATA) return needed;
  return [...needed, problemLine('DEMO_DATA', 'must be off when PAYMENTS=stripe', 'off')];
}

/** With only one of the keys, every push service would refuse the pushes. */
function loneVapidKey({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Settings): string[] {
  if ((VAPID_PUBLIC_KEY === undefined) === (VAPID_PRIVATE_KEY === undefined)) return [];
  const name = VAPID_PUBLIC_KEY === undefined ? 'VAPID_PUBLIC_KEY' : 'VAPID_PRIVATE_KEY';
  return [problemLine(name, 'must be set with the other key', exampleOf(name))];
}
