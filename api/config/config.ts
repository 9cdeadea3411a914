import * as v from 'valibot';
import { conflicts, findExample, problemLine } from './conflicts.ts';
import { misspeltSettings } from './misspelt.ts';
import { OSM_TILES, settingsSchema, type Settings } from './settings.ts';

const blankable = /^\s*$/;

export type Config = ReturnType<typeof toConfig>;

function readVapidKeys({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Settings) {
  return publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : null;
}

function readStripe(settings: Settings) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets } = settings;
  if (settings.PAYMENTS !== 'stripe' || !secretKey || !secrets) return null;
  const webhookSecrets = secrets.split(',').map((secret) => secret.trim());
  return { secretKey, webhookSecrets, apiUrl: settings.STRIPE_API_URL };
}

/** Null: no phone codes. */
function readPhoneCodes(settings: Settings) {
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

/** Null: no external sign-in. */
function readOpenId(settings: Settings) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = settings;
  if (!issuer || !clientId || !secret) return null;
  const isInsecure = settings.NODE_ENV !== 'production' && issuer.startsWith('http:');
  const { OIDC_NAME: name, OIDC_SCOPES: scope, OIDC_OPERATOR_GROUP: group } = settings;
  const operators = group === undefined ? null : { claim: settings.OIDC_GROUPS_CLAIM, group };
  return { issuer, clientId, clientSecret: secret, name, scope, operators, isInsecure };
}

function s3Of(settings: Settings) {
  const { S3_BUCKET_URL: url, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = settings;
  if (settings.FILES !== 's3' || !url || !id || !secret) return null;
  const bucketUrl = url.replace(/\/$/, '');
  return { bucketUrl, region: settings.S3_REGION, accessKeyId: id, secretAccessKey: secret };
}

function readMetrics({ METRICS_PORT: port, METRICS_TOKEN: token }: Settings) {
  if (port === undefined && token === undefined) return null;
  return { port: port ?? null, token: token ?? null };
}

/** Null: no tracing. */
function readTracing(settings: Settings) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings;
  if (endpoint === undefined) return null;
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    headers: headers ?? {},
    serviceName: settings.OTEL_SERVICE_NAME,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
  };
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
    /** Null: same as `databaseUrl`. */
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    databaseReadUrls: settings.DATABASE_READ_URL ?? [],
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    databaseWaitMs: settings.DATABASE_WAIT_SECONDS * 1000,
    hasDemoData:
      settings.DEMO_DATA ??
      (settings.NODE_ENV === 'development' && settings.PAYMENTS === 'sandbox'),
    logLevel: settings.LOG_LEVEL,
    writesFailedSignIns: settings.FAILED_SIGN_IN_LOG,
    /** Null: the contact of the site. */
    securityContact: settings.SECURITY_CONTACT ?? null,
    retention: {
      sessionDays: settings.SESSION_DAYS,
      sessionMaxDays: settings.SESSION_MAX_DAYS,
      deviceDays: settings.DEVICE_DAYS,
      accountTraceDays: settings.ACCOUNT_TRACE_DAYS,
      replyKeptDays: settings.REPLY_KEPT_DAYS,
      failedSignInHours: settings.FAILED_SIGN_IN_HOURS,
    },
    hasHttpsSubdomains: settings.HSTS_SUBDOMAINS === true,
    needsStaffPasskeys: settings.STAFF_PASSKEYS ?? isProduction,
    /** Null: only the vector map. */
    tileUrl: settings.TILE_URL === 'none' ? null : (settings.TILE_URL ?? OSM_TILES),
    /** Use raster tiles even where the vector map has streets. */
    hasChosenTiles: settings.TILE_URL !== undefined,
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
    /** Null: mail goes to the local mailbox, or nowhere in production. */
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? '',
    asksContactLevels: settings.CONTACT_LEVELS ?? (isProduction && settings.SMTP_URL !== undefined),
    phoneCodes: readPhoneCodes(settings),
    phoneCountry: settings.PHONE_COUNTRY ?? null,
    openId: readOpenId(settings),
    /** Null: keys from the database. */
    vapidKeys: readVapidKeys(settings),
    vapidSubject: settings.VAPID_SUBJECT ?? null,
    allowedHosts: settings.OUTGOING_HOSTS ?? [],
    /** Null: test money. */
    stripe: readStripe(settings),
    /** Days until a refund if no proposal is selected. */
    pledgeExpiryDays: settings.PLEDGE_EXPIRY_DAYS,
    /** On its own port, otherwise with a token on the main one; null: disabled. */
    metrics: readMetrics(settings),
    tracing: readTracing(settings),
    hasTimeMachine: settings.TIME_MACHINE,
    passwordCost: settings.PASSWORD_COST,
    drainMs: settings.DRAIN_SECONDS * 1000,
    shutdownMs: settings.SHUTDOWN_SECONDS * 1000,
  };
}

/** Lists each setting with its problem and an example, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const withoutBlanks = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && !blankable.test(value)),
  );

/**
 * Blank counts as unset. `defaults` supplies what the environment omits. Throws a ConfigError that lists all
 * problems at once.
 */
export function parseConfig(
  env: Readonly<Record<string, string | undefined>>,
  defaults: Readonly<Record<string, string | undefined>> = {},
): Config {
  const given = { ...withoutBlanks(defaults), ...withoutBlanks(env) };
  const result = v.safeParse(settingsSchema, given);
  const wrong = result.success
    ? conflicts(result.output)
    : result.issues.map((issue) => {
        const name = v.getDotPath(issue) ?? '';
        return problemLine(name, issue.message, findExample(name));
      });
  const problems = [...misspeltSettings(given), ...wrong];
  if (!result.success || problems.length > 0) {
    throw new ConfigError(
      `Trybe cannot start because these settings are invalid:\n${problems.join('\n')}`,
    );
  }
  return toConfig(result.output);
}
