import * as v from 'valibot';
import { settingsSchema, type Settings } from '#api/settings.ts';

const blankable = /^\s*$/;

/** The settings of one process, read once at the start. */
export type Config = ReturnType<typeof toConfig>;

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
    /** Null: use the embedded server. */
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    hasDemoData: settings.DEMO_DATA ?? settings.NODE_ENV === 'development',
    logLevel: settings.LOG_LEVEL,
    sessionDays: settings.SESSION_DAYS,
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
    },
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
  ...(settings.GEOCODER !== 'gazetteer' && settings.GEOCODER_URL === undefined
    ? [
        problemLine(
          'GEOCODER_URL',
          `must be set when GEOCODER=${settings.GEOCODER}`,
          exampleOf('GEOCODER_URL'),
        ),
      ]
    : []),
];

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
