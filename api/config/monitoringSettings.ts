import * as v from 'valibot';
import { address, integer, setting } from './settingKinds.ts';

const TOKEN_MIN = 16;

const PAIRS = 'must be name=value pairs separated by commas, with URL-encoded values';

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

/** In OpenTelemetry's environment variable format. */
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

export const monitoringSettings = {
  METRICS_PORT: setting(
    integer(1, 65_535),
    'Separate port for /metrics (Prometheus), on the same HOST. Keep it private, or set METRICS_TOKEN too.',
    '9100',
  ),
  METRICS_TOKEN: setting(
    v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces'),
      v.minLength(TOKEN_MIN, `must have at least ${TOKEN_MIN} characters`),
    ),
    'Bearer token that Prometheus has to send. Without METRICS_PORT, /metrics is on PORT. Without either, there is no /metrics.',
    'a-long-random-text-from-openssl-rand',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    address(/^https?:\/\/\S+$/, 'must be an http or https address'),
    'OpenTelemetry collector that receives traces (OTLP over HTTP). Without it nothing is traced.',
    'http://127.0.0.1:4318',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    headers,
    'Headers sent to the collector with each batch; values are URL-encoded.',
    'authorization=Bearer%20a-token',
  ),
  OTEL_SERVICE_NAME: setting(v.string(), 'Service name in traces.', 'trybe-chicago', 'trybe'),
  OTEL_TRACES_SAMPLER_ARG: setting(
    share,
    'Share of requests to trace, 0 to 1, unless a proxy has already decided.',
    '0.1',
    '1',
  ),
};
