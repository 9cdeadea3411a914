import * as v from 'valibot';
import { address, integer, setting } from './settingKinds.ts';

const TOKEN_MIN = 16;

const PAIRS = 'must be name=value pairs with commas between, values as in an address';

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

/** As OpenTelemetry writes headers in a setting. */
const headers = v.pipe(
  v.string(),
  v.regex(/^[\w-]+=[^,\s]*(?:,[\w-]+=[^,\s]*)*$/u, PAIRS),
  v.check(isDecodable, PAIRS),
  v.transform((text) => {
    const pairs = text.split(',').map((pair) => pair.split(/=(.*)/u));
    return Object.fromEntries(
      pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
    );
  }),
);

const share = v.pipe(
  v.string(),
  v.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/u, 'must be a number from 0 to 1'),
  v.transform(Number),
);

/** How operators watch a process. */
export const monitoringSettings = {
  METRICS_PORT: v.optional(
    setting(
      integer(1, 65_535),
      'Port of /metrics for Prometheus, on the same HOST. Close it to the public, or set METRICS_TOKEN too.',
      '9100',
    ),
  ),
  METRICS_TOKEN: v.optional(
    setting(
      v.pipe(
        v.string(),
        v.regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces'),
        v.minLength(TOKEN_MIN, `must have at least ${TOKEN_MIN} characters`),
      ),
      'What Prometheus has to send as its bearer token. Without METRICS_PORT, /metrics is on PORT. Neither: there is no /metrics.',
      'a-long-random-text-from-openssl-rand',
    ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    setting(
      address(/^https?:\/\/\S+$/, 'must be an http or https address'),
      'Where an OpenTelemetry collector takes traces by OTLP over HTTP. Without it nothing is traced.',
      'http://127.0.0.1:4318',
    ),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    setting(
      headers,
      'What is sent to the collector with each batch, values as in an address.',
      'authorization=Bearer%20a-token',
    ),
  ),
  OTEL_SERVICE_NAME: v.optional(
    setting(v.string(), 'What traces are told under.', 'trybe-chicago'),
    'trybe',
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    setting(
      share,
      'The share of requests that is traced where no proxy has decided, 0 to 1.',
      '0.1',
    ),
    '1',
  ),
};
