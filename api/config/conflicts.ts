import * as v from 'valibot';
import { settingsSchema, type Settings } from './settings.ts';

type Name = keyof Settings;
/** `instead`: a valid value, if the setting's own example is not one here. */
type Conflict = readonly [isWrong: boolean, name: Name, message: string, instead?: string];

/** `right`: the name to show in the example, if `name` is wrong. */
export const problemLine = (name: string, message: string, example: string, right = name) =>
  `  ${name}: ${message}. Example: ${right}=${example}`;

export const findExample = (name: string): string => {
  const entry = Object.entries(settingsSchema.entries).find(([key]) => key === name)?.[1];
  return entry === undefined ? '' : (v.getExamples(entry.wrapped)[0] ?? '');
};

export const conflicts = (settings: Settings): string[] =>
  [
    ...(settings.NODE_ENV === 'production' ? productionConflicts(settings) : []),
    ...conflictsAnywhere(settings),
    ...paymentConflicts(settings),
  ]
    .filter(([isWrong]) => isWrong)
    .map(([, name, message, instead]) => problemLine(name, message, instead ?? findExample(name)));

const missing = (settings: Settings, isNeeded: boolean, names: readonly Name[], message: string) =>
  names.map((name) => [isNeeded && settings[name] === undefined, name, message] as const);

/** Tests, and access from the machine itself; browsers treat these as secure. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A misplaced address must not look like a new, empty installation. */
const WHICH_DATABASE =
  'must be set when NODE_ENV=production, or set DATABASE=embedded to keep everything in DATA_DIR';

function productionConflicts(settings: Settings): Conflict[] {
  const {
    CONTACT_LEVELS,
    DATABASE,
    OIDC_ISSUER,
    PHONE_CODES,
    PUBLIC_ORIGIN = '',
    SMTP_URL,
  } = settings;
  const here = 'when NODE_ENV=production';
  const isInsecure =
    PUBLIC_ORIGIN.startsWith('http:') && !LOOPBACK.includes(new URL(PUBLIC_ORIGIN).hostname);
  const isPlain = OIDC_ISSUER?.startsWith('http:') === true;
  // An unreachable level would lock everyone out.
  const isOutOfReach = CONTACT_LEVELS === true && SMTP_URL === undefined;
  return [
    ...missing(settings, true, ['PUBLIC_ORIGIN'], `must be set ${here}`),
    [isInsecure, 'PUBLIC_ORIGIN', `must be https ${here}: else cookies could be read on the way`],
    ...missing(settings, DATABASE !== 'embedded', ['DATABASE_URL'], WHICH_DATABASE),
    [settings.TIME_MACHINE, 'TIME_MACHINE', `must be off ${here}`, 'off'],
    [settings.PASSWORD_COST === 'test', 'PASSWORD_COST', `must be full ${here}`],
    [
      settings.DEMO_DATA === true,
      'DEMO_DATA',
      `must be off ${here}: the passwords of its accounts are public`,
      'off',
    ],
    [isOutOfReach, 'CONTACT_LEVELS', 'requires SMTP_URL, to confirm addresses', 'off'],
    [PHONE_CODES === 'local', 'PHONE_CODES', `must not be local ${here}`, 'twilio'],
    [isPlain, 'OIDC_ISSUER', `must be https ${here}`],
  ];
}

const TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
const OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const S3 = ['S3_BUCKET_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
/** With only one key, every push service would refuse the pushes. */
const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;

function conflictsAnywhere(settings: Settings): Conflict[] {
  const { DATABASE, DATABASE_DIRECT_URL, DATABASE_READ_URL, DATABASE_URL } = settings;
  const { GEOCODER, METRICS_PORT, PORT } = settings;
  const isEmbedded = DATABASE === 'embedded';
  const isSet = (name: Name) => settings[name] !== undefined;
  const needs = (isNeeded: boolean, names: readonly Name[], message: string) =>
    missing(settings, isNeeded, names, `must be set ${message}`);
  const isSamePort = METRICS_PORT !== undefined && METRICS_PORT === PORT;
  return [
    ...needs(GEOCODER !== 'gazetteer', ['GEOCODER_URL'], `when GEOCODER=${GEOCODER}`),
    ...needs(isSet('SMTP_URL'), ['MAIL_FROM'], 'with SMTP_URL'),
    ...needs(settings.PHONE_CODES === 'twilio', TWILIO, 'when PHONE_CODES=twilio'),
    ...needs(
      [...OIDC, 'OIDC_OPERATOR_GROUP' as const].some(isSet),
      OIDC,
      'if any other OIDC_ setting is',
    ),
    ...needs(VAPID.some(isSet), VAPID, 'with the other key'),
    ...needs(settings.FILES === 's3', S3, 'when FILES=s3'),
    // The embedded database has no pooler and no replicas.
    ...needs(DATABASE_DIRECT_URL !== undefined, ['DATABASE_URL'], 'with DATABASE_DIRECT_URL'),
    ...needs(DATABASE_READ_URL !== undefined, ['DATABASE_URL'], 'with DATABASE_READ_URL'),
    ...needs(DATABASE === 'external', ['DATABASE_URL'], 'when DATABASE=external'),
    [
      isEmbedded && DATABASE_URL !== undefined,
      'DATABASE',
      'must not be embedded with DATABASE_URL',
      'external',
    ],
    [isSamePort, 'METRICS_PORT', 'must differ from PORT'],
  ];
}

const SANDBOX_IS_NO_BANK =
  'must be stripe when NODE_ENV=production, or set ALLOW_SANDBOX_PAYMENTS=on for a trial with test money';

/** Test money must not be mistaken for real money, or the other way round. */
function paymentConflicts(settings: Settings): Conflict[] {
  const { NODE_ENV, PAYMENTS, ALLOW_SANDBOX_PAYMENTS, DEMO_DATA } = settings;
  const isReal = PAYMENTS === 'stripe';
  const isMistaken = !isReal && NODE_ENV === 'production' && !ALLOW_SANDBOX_PAYMENTS;
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  return [
    [isMistaken, 'PAYMENTS', SANDBOX_IS_NO_BANK, 'stripe'],
    ...missing(settings, isReal, names, 'must be set when PAYMENTS=stripe'),
    [isReal && DEMO_DATA === true, 'DEMO_DATA', 'must be off when PAYMENTS=stripe', 'off'],
  ];
}
