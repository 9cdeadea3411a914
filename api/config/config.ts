import * as v from 'valibot';
import { settingsSchema, type Settings } from './settings.ts';

const blankable = /^\s*$/;

/** The settings of one process, read once at the start. */
export type Config = ReturnType<typeof toConfig>;

function vapidKeysOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Settings) {
  return publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : null;
}

function stripeOf(settings: Settings) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets } = settings;
  if (settings.PAYMENTS !== 'stripe' || !secretKey || !secrets) return null;
  const webhookSecrets = secrets.split(',').map((secret) => secret.trim());
  return { secretKey, webhookSecrets, apiUrl: settings.STRIPE_API_URL };
}

/** Null: codes reach no phone. */
function phoneCodesOf(settings: Settings) {
  const { NODE_ENV, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = settings;
  const kind = settings.PHONE_CODES ?? (NODE_ENV === 'production' ? 'none' : 'local');
  if (kind === 'local') return { kind };
  if (kind === 'none' || !TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM) return null;
  return {
    kind,
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    from: TWILIO_FROM,
    apiUrl: settings.TWILIO_API_URL.replace(/\/$/, ''),
  };
}

/** Null: nobody but this installation signs people in. */
function openIdOf(settings: Settings) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = settings;
  if (!issuer || !clientId || !secret) return null;
  const isInsecure = settings.NODE_ENV !== 'production' && issuer.startsWith('http:');
  return { issuer, clientId, clientSecret: secret, name: settings.OIDC_NAME, isInsecure };
}

function s3Of(settings: Settings) {
  const { S3_BUCKET_URL: url, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = settings;
  if (settings.FILES !== 's3' || !url || !id || !secret) return null;
  const bucketUrl = url.replace(/\/$/, '');
  return { bucketUrl, region: settings.S3_REGION, accessKeyId: id, secretAccessKey: secret };
}

function toConfig(settings: Settings) {
  const isProduction = settings.NODE_ENV === 'production';
  return {
    environment: settings.NODE_ENV,
    isProduction,
    port: settings.PORT,
    host: settings.HOST,
    /** Without a trailing slash; null: derive it from the port in use. */
    publicOrigin: settings.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? null,
    trustedProxyCount: settings.TRUST_PROXY,
    dataDir: settings.DATA_DIR,
    /** Null: photos and videos are in the data directory. */
    s3: s3Of(settings),
    /** Null: use the embedded server. */
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    hasDemoData:
      settings.DEMO_DATA ??
      (settings.NODE_ENV === 'development' && settings.PAYMENTS === 'sandbox'),
    logLevel: settings.LOG_LEVEL,
    sessionDays: settings.SESSION_DAYS,
    needsStaffPasskeys: settings.STAFF_PASSKEYS ?? isProduction,
    sessionMaxDays: settings.SESSION_MAX_DAYS,
    /** Null: only the built-in basemap. */
    tileUrl: settings.TILE_URL === 'none' ? null : settings.TILE_URL,
    tileAttribution: settings.TILE_ATTRIBUTION,
    geocoder: settings.GEOCODER,
    geocoderUrl: settings.GEOCODER_URL?.replace(/\/$/, '') ?? null,
    geocoderRequestsPerMinute: settings.GEOCODER_PER_MINUTE,
    rateLimits: {
      isEnabled: settings.RATE_LIMITS,
      requestsPerMinute: settings.RATE_LIMIT_REQUESTS,
      writesPerMinute: settings.RATE_LIMIT_WRITES,
      uploadsPerHour: settings.RATE_LIMIT_UPLOADS,
      failedSignInsPerQuarterHour: settings.RATE_LIMIT_SIGN_INS,
      registrationsPerHour: settings.RATE_LIMIT_REGISTRATIONS,
      mailsPerHour: settings.RATE_LIMIT_MAILS,
    },
    /** Null: mails stay in the local mailbox, in production there are none. */
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? '',
    asksContactLevels: settings.CONTACT_LEVELS ?? (isProduction && settings.SMTP_URL !== undefined),
    phoneCodes: phoneCodesOf(settings),
    openId: openIdOf(settings),
    /** Null: those of the database. */
    vapidKeys: vapidKeysOf(settings),
    vapidSubject: settings.VAPID_SUBJECT ?? null,
    /** Null: test money. */
    stripe: stripeOf(settings),
    /** After how many days a pledge goes back when nobody was chosen. */
    pledgeExpiryDays: settings.PLEDGE_EXPIRY_DAYS,
    hasTimeMachine: settings.TIME_MACHINE,
    shutdownMs: settings.SHUTDOWN_SECONDS * 1000,
  };
}

/** Wrong settings; the message lists each by name with what is wrong and an example, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const problemLine = (name: string, message: string, example: string) =>
  `  ${name}: ${message}. Example: ${name}=${example}`;

const exampleOf = (name: string): string => {
  const entry = Object.entries(settingsSchema.entries).find(([key]) => key === name)?.[1];
  return entry === undefined ? '' : (v.getExamples(entry.wrapped)[0] ?? '');
};

const conflicts = (settings: Settings): string[] => [
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
  ...paymentConflicts(settings),
];

const missing = (settings: Settings, names: readonly (keyof Settings)[], message: string) =>
  names
    .filter((name) => settings[name] === undefined)
    .map((name) => problemLine(name, message, exampleOf(name)));

/** A level that nobody can reach would shut everybody out. */
function contactConflicts(settings: Settings): string[] {
  const { CONTACT_LEVELS, NODE_ENV, PHONE_CODES, SMTP_URL } = settings;
  const isProduction = NODE_ENV === 'production';
  const levels =
    isProduction && CONTACT_LEVELS && SMTP_URL === undefined
      ? [problemLine('CONTACT_LEVELS', 'needs SMTP_URL, by which addresses are proved', 'off')]
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
  return [...missing(settings, names, 'must be set with the other OIDC_ settings'), ...plain];
}

function fileConflicts(settings: Settings): string[] {
  if (settings.FILES === 'local') return [];
  const names = ['S3_BUCKET_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  return missing(settings, names, 'must be set when FILES=s3');
}

/** Test money must not be taken for real, nor the other way round. */
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

/** One key without the other would make pushes that every push service refuses. */
function loneVapidKey({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Settings): string[] {
  if ((VAPID_PUBLIC_KEY === undefined) === (VAPID_PRIVATE_KEY === undefined)) return [];
  const name = VAPID_PUBLIC_KEY === undefined ? 'VAPID_PUBLIC_KEY' : 'VAPID_PRIVATE_KEY';
  return [problemLine(name, 'must be set with the other key', exampleOf(name))];
}

const withoutBlanks = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && !blankable.test(value)),
  );

/**
 * Reads the settings from environment variables; blank counts as unset. `defaults` stands in for
 * what the environment leaves out. Throws a ConfigError that lists everything that is wrong at once.
 */
export function parseConfig(
  env: Readonly<Record<string, string | undefined>>,
  defaults: Readonly<Record<string, string | undefined>> = {},
): Config {
  const result = v.safeParse(settingsSchema, {
    ...withoutBlanks(defaults),
    ...withoutBlanks(env),
  });
  const problems = result.success
    ? conflicts(result.output)
    : result.issues.map((issue) => {
        const name = v.getDotPath(issue) ?? '';
        return problemLine(name, issue.message, exampleOf(name));
      });
  if (!result.success || problems.length > 0) {
    throw new ConfigError(`Trybe cannot start, these settings are wrong:\n${problems.join('\n')}`);
  }
  return toConfig(result.output);
}
