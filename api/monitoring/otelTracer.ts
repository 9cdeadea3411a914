import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Config } from '#api/config/config.ts';
import type { Tracer } from '#api/platform/ports.ts';

const KINDS = {
  request: SpanKind.SERVER,
  statement: SpanKind.CLIENT,
  job: SpanKind.INTERNAL,
} as const;

/** Time to flush spans at a stop. */
const FLUSH_MS = 2_000;

type Options = { config: NonNullable<Config['tracing']>; warn: (message: string) => void };

/** Logs one line when exporting fails, and one when it works again. */
function tellFailures(exporter: SpanExporter, warn: Options['warn']): SpanExporter {
  let isArriving = true;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasArrived = result.code === ExportResultCode.SUCCESS;
        if (hasArrived !== isArriving) {
          const what = hasArrived ? 'arrive again' : 'do not arrive';
          warn(`Traces ${what} at OTEL_EXPORTER_OTLP_ENDPOINT.`);
        }
        isArriving = hasArrived;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/** OTLP over HTTP, in batches. `stop` sends the rest. */
export function createOtelTracer({ config, warn }: Options): {
  tracer: Tracer;
  stop: () => Promise<void>;
} {
  const { endpoint, headers, serviceName, share } = config;
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': randomUUID(),
    }),
    // The caller's sampling decision wins.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellFailures(exporter, warn) })],
  });
  const own = provider.getTracer('trybe');
  const propagator = new W3CTraceContextPropagator();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer: Tracer = {
    begin(name, { kind, traceparent, attributes }) {
      const parent =
        traceparent === undefined
          ? context.active()
          : propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const span = own.startSpan(name, { kind: KINDS[kind], attributes }, parent);
      return {
        within: (run) => context.with(trace.setSpan(parent, span), run),
        note: (newName, more) => void span.updateName(newName).setAttributes(more),
        end(hasFailed = false) {
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId ?? null,
  };
  const stop = async () => {
    const isSent = provider.shutdown().catch(() => undefined);
    // The exporter itself would retry five times as long.
    await Promise.race([isSent, sleep(FLUSH_MS, undefined, { ref: false })]);
  };
  return { tracer, stop };
}
