import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { Observer } from '../platform';

const TRACER = 'vitrine';

/** Traces endpoints and database units with OpenTelemetry; nearly free without an SDK. */
export function createTracing(): Observer {
  const tracer = trace.getTracer(TRACER);
  return {
    watch: (kind, name, work) =>
      tracer.startActiveSpan(
        `${kind} ${name}`,
        { kind: SpanKind.INTERNAL, attributes: { 'vitrine.kind': kind } },
        (span) => ended(span, work),
      ),
  };
}

export interface TracedRequest {
  readonly method: string;
  readonly route: string;
  readonly headers: Headers;
}

export function traceRequest(
  { method, route, headers }: TracedRequest,
  answer: () => Promise<Response>,
): Promise<Response> {
  const parent = propagation.extract(context.active(), headers, {
    get: (carrier, key) => carrier.get(key) ?? undefined,
    keys: (carrier) => [...carrier.keys()],
  });
  const attributes = { 'http.request.method': method, 'http.route': route };
  return trace
    .getTracer(TRACER)
    .startActiveSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent, (span) =>
      ended(span, async () => {
        const response = await answer();
        span.setAttribute('http.response.status_code', response.status);
        if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        return response;
      }),
    );
}

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Name only: messages may contain user input.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' });
    throw error;
  } finally {
    span.end();
  }
}
