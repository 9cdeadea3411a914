import * as v from 'valibot';
import { integer, setting } from './settingKinds.ts';

const TOKEN_MIN = 16;

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
};
