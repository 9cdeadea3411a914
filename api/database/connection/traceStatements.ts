import type { Tracer } from '#api/platform/ports.ts';
import { databaseCode } from './isUnavailable.ts';

/** After leading comments. */
const VERB = /^(?:\s|\/\*.*?\*\/)*(\w+)/u;
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]\w*)"?/iu;

/** The operation and its first table. Never more: the text may contain values. */
export function summarizeStatement(text: string): { operation: string; table: string | null } {
  const operation = (VERB.exec(text)?.[1] ?? 'statement').toLowerCase();
  return { operation, table: TABLE.exec(text)?.[1] ?? null };
}

type Send = (...sent: unknown[]) => unknown;

/** The SQL of a `pg` query: a string, or an object that has one; null: something else. */
function statementText(sent: unknown): string | null {
  if (typeof sent === 'string') return sent;
  const { text } = (sent ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : null;
}

/** Wraps `send` and reports the duration of each statement that belongs to a trace. */
export function traceStatements(tracer: Tracer, send: Send): Send {
  return (...sent) => {
    const text = statementText(sent[0]);
    if (text === null || tracer.traceId() === null) return send(...sent);
    const { operation, table } = summarizeStatement(text);
    const name = table === null ? operation : `${operation} ${table}`;
    const span = tracer.begin(name, {
      kind: 'statement',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table === null ? {} : { 'db.collection.name': table }),
      },
    });
    const answer = send(...sent);
    if (!(answer instanceof Promise)) {
      span.end();
      return answer;
    }
    const fail = (error: unknown) => {
      span.note(name, { 'db.response.status_code': databaseCode(error) ?? 'unknown' });
      span.end(true);
    };
    answer.then(() => span.end(), fail);
    return answer;
  };
}
