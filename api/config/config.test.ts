import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';
import { envExample } from './envExample.ts';
import { settingsSchema } from './settings.ts';

const messageOf = (env: Record<string, string>): string => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('parseConfig', () => {
  it('needs nothing: every setting has a working default', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      port: 3000,
      dataDir: '.data',
      databaseUrl: null,
      hasDemoData: true,
      geocoder: 'gazetteer',
      trustedProxyCount: 0,
    });
    expect(config.rateLimits.isEnabled).toBe(true);
    expect(config.tileUrl).toContain('openstreetmap.org');
  });

  it('treats a blank value as unset', () => {
    expect(parseConfig({ PORT: '  ', DATABASE_URL: '' })).toEqual(parseConfig({}));
  });

  it('names every wrong variable at once, with what is wrong and an example', () => {
    const message = messageOf({ PORT: 'eighty', SESSION_DAYS: '0', GEOCODER: 'google' });
    expect(message).toContain('PORT: must be a whole number. Example: PORT=3000');
    expect(message).toContain(
      'SESSION_DAYS: must be between 1 and 365, not 0. Example: SESSION_DAYS=30',
    );
    expect(message).toContain('GEOCODER: must be one of: gazetteer, nominatim, photon');
  });

  it('asks for the address beside which a direct one makes sense', () => {
    const message = messageOf({ DATABASE_DIRECT_URL: 'postgres://trybe@db/trybe' });
    expect(message).toMatch(
      /DATABASE_URL: must be set with DATABASE_DIRECT_URL\. Example: DATABASE_URL=postgres:/u,
    );
  });

  it('never repeats a wrong value, which may be a password', () => {
    const message = messageOf({ DATABASE_URL: 'mysql://trybe:hunter2@db/trybe' });
    expect(message).toContain('DATABASE_URL: must be a postgres:// address');
    expect(message).not.toContain('hunter2');
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['PUBLIC_ORIGIN', 'trybe.example'],
    ['PUBLIC_ORIGIN', 'https://trybe.example/app'],
    ['TILE_URL', 'https://tiles.example/{z}/{x}.png'],
    ['TILE_URL', 'off'],
    ['RATE_LIMITS', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['GEOCODER_URL', 'ftp://places.example'],
    ['HOST', 'two words'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'Trybe'],
    ['VAPID_PUBLIC_KEY', 'short'],
    ['VAPID_SUBJECT', 'http://trybe.example'],
  ])('refuses %s=%s', (name, value) => {
    expect(messageOf({ [name]: value })).toContain(`  ${name}: `);
  });

  it('demands the public origin in production, and has no demo data there', () => {
    expect(messageOf({ NODE_ENV: 'production' })).toContain('PUBLIC_ORIGIN: must be set');
    const config = parseConfig({
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://trybe.example/',
      DATABASE: 'embedded',
      ALLOW_SANDBOX_PAYMENTS: 'on',
    });
    expect(config.hasDemoData).toBe(false);
    expect(config.publicOrigin).toBe('https://trybe.example');
  });

  it('demands the address of a remote geocoder', () => {
    expect(messageOf({ GEOCODER: 'photon' })).toContain('GEOCODER_URL: must be set');
    expect(parseConfig({ GEOCODER: 'photon', GEOCODER_URL: 'https://p.example' })).toMatchObject({
      geocoderUrl: 'https://p.example',
    });
  });

  it('demands a sender for mails, and both keys for pushes or none', () => {
    expect(messageOf({ SMTP_URL: 'smtp://mail.example' })).toContain('MAIL_FROM: must be set');
    const privateKey = 'a'.repeat(43);
    expect(messageOf({ VAPID_PRIVATE_KEY: privateKey })).toContain('VAPID_PUBLIC_KEY: must be set');
    expect(parseConfig({}).vapidKeys).toBeNull();
  });

  it('switches the street tiles off', () => {
    expect(parseConfig({ TILE_URL: 'none' }).tileUrl).toBeNull();
  });

  it('lets the environment win over the defaults of the caller', () => {
    expect(parseConfig({ PORT: '4000' }, { PORT: '5000', HOST: '::1' })).toMatchObject({
      port: 4000,
      host: '::1',
    });
  });
});

describe('photos and videos', () => {
  it('lie in the data directory unless a bucket is set, with all that it needs', () => {
    expect(parseConfig({ S3_BUCKET_URL: 'https://s3.example/b' }).s3).toBeNull();
    const message = messageOf({ FILES: 's3', S3_BUCKET_URL: 'https://s3.example/b' });
    expect(message).toContain('S3_ACCESS_KEY_ID: must be set');
    expect(message).toContain('S3_SECRET_ACCESS_KEY: must be set');
    expect(messageOf({ S3_BUCKET_URL: 's3://bucket' })).toContain('S3_BUCKET_URL: must be');
    const bucket = { FILES: 's3', S3_BUCKET_URL: 'https://s3.example/b/' };
    const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(parseConfig({ ...bucket, ...key }).s3).toEqual({
      bucketUrl: 'https://s3.example/b',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });
});

describe('payments', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://trybe.example',
    DATABASE: 'embedded',
  };
  const stripe = {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
  };

  it('are test money unless asked otherwise, and in production only with leave', () => {
    expect(parseConfig({}).stripe).toBeNull();
    expect(messageOf(production)).toContain('PAYMENTS: must be stripe');
    expect(parseConfig({ ...production, ALLOW_SANDBOX_PAYMENTS: 'on' }).stripe).toBeNull();
    const { stripe: found } = parseConfig({ ...production, ...stripe });
    expect(found).toEqual({
      secretKey: 'sk_test_1',
      webhookSecrets: ['whsec_1', 'whsec_2'],
      apiUrl: 'https://api.stripe.com',
    });
  });

  it('by Stripe need its secrets, which no message repeats, and take no demo data', () => {
    const message = messageOf({ PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'pk_live_9' });
    expect(message).toContain('STRIPE_SECRET_KEY: must be');
    expect(message).not.toContain('pk_live_9');
    expect(messageOf({ PAYMENTS: 'stripe' })).toContain('STRIPE_WEBHOOK_SECRET: must be set');
    expect(messageOf({ ...stripe, DEMO_DATA: 'on' })).toContain('DEMO_DATA: must be off');
    expect(parseConfig(stripe).hasDemoData).toBe(false);
  });
});

describe('the time after which a pledge goes back', () => {
  it('is 180 days unless set, long enough for both notices and at most 300', () => {
    expect(parseConfig({}).pledgeExpiryDays).toBe(180);
    for (const days of [15, 300]) {
      const config = parseConfig({ PLEDGE_EXPIRY_DAYS: String(days) });
      expect(config.pledgeExpiryDays).toBe(days);
    }
    for (const wrong of ['14', '301', '90.5', '-1', 'never']) {
      expect(messageOf({ PLEDGE_EXPIRY_DAYS: wrong })).toContain('PLEDGE_EXPIRY_DAYS: must be');
    }
  });
});

describe('the time machine', () => {
  it('is off unless it is asked for, and never on in production', () => {
    expect(parseConfig({}).hasTimeMachine).toBe(false);
    expect(parseConfig({ TIME_MACHINE: 'on' }).hasTimeMachine).toBe(true);
    const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://trybe.example' };
    expect(() => parseConfig({ ...production, TIME_MACHINE: 'on' })).toThrow('TIME_MACHINE');
  });
});

describe('figures for operators', () => {
  it('are nowhere unless a port or a token is named', () => {
    expect(parseConfig({}).metrics).toBeNull();
    expect(parseConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ port: 9100, token: null });
    const token = 'a-token-of-sixteen';
    expect(parseConfig({ METRICS_TOKEN: token }).metrics).toEqual({ port: null, token });
  });

  it('refuse the port of the site and a token that could be guessed', () => {
    expect(() => parseConfig({ METRICS_PORT: '3000' })).toThrow(
      /METRICS_PORT: must differ from PORT/u,
    );
    expect(() => parseConfig({ METRICS_TOKEN: 'short' })).toThrow(
      /METRICS_TOKEN: .*16 characters/u,
    );
  });
});

describe('where traces go', () => {
  it('is nowhere unless a collector is named, and then with its headers and the share of requests', () => {
    expect(parseConfig({}).tracing).toBeNull();
    const settings = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc%3D,x-tenant=a',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    };
    expect(parseConfig(settings).tracing).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      headers: { authorization: 'Bearer abc=', 'x-tenant': 'a' },
      serviceName: 'trybe',
      share: 0.25,
    });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a token'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%zz'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%ff'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('refuses %s of %s', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(name);
  });
});

describe('.env.example', () => {
  const committed = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

  it('is what the schema prints', () => {
    expect(committed).toBe(envExample());
  });

  it('lists every setting, and each default and example is accepted', () => {
    for (const name of Object.keys(settingsSchema.entries)) {
      expect(committed).toMatch(new RegExp(`^# ${name}=.`, 'm'));
    }
    const lines = committed.split('\n').filter((line) => /^# [A-Z0-9_]+=/.test(line));
    const env = Object.fromEntries(lines.map((line) => line.slice(2).split(/=(.*)/s)));
    expect(parseConfig(env).geocoderUrl).toBe('https://photon.example');
  });
});
