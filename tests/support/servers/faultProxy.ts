import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What the network between a browser and the server does; `open` is a good line. */
export type Fault =
  | { kind: 'open' }
  /** Nobody listens: connections are cut at once, open ones too. */
  | { kind: 'cut' }
  /** A black hole: whatever is sent vanishes without an error. Ends as a cut does. */
  | { kind: 'swallow' }
  /** The server does the work, the answer never arrives. Applies to matching requests. */
  | { kind: 'drop-answer'; matches: (method: string, url: string) => boolean }
  /** The server does the work, the answer hangs on the line until the fault changes. */
  | { kind: 'hold-answer'; matches: (method: string, url: string) => boolean }
  /** The answer waits on the line and goes on when the fault changes. */
  | { kind: 'stay-answer'; matches: (method: string, url: string) => boolean }
  /** The line breaks when this part of a matching request's body (0 to 1) has reached the server. */
  | { kind: 'cut-request'; part: number; matches: (method: string, url: string) => boolean }
  /** The answers to matching requests are delayed. */
  | { kind: 'slow'; delayMs: number; matches: (method: string, url: string) => boolean }
  /** Something on the way answers instead of the server. */
  | {
      kind: 'answer';
      status: number;
      headers?: Record<string, string>;
      body?: string;
      matches?: (method: string, url: string) => boolean;
    };

export type FaultProxy = {
  origin: string;
  /** Requests that reached the server through this proxy, as 'METHOD /path'. */
  forwarded: string[];
  set: (fault: Fault) => void;
  /** Points to another server port, after a restart. */
  retarget: (port: number) => void;
  stop: () => Promise<void>;
};

/**
 * A real HTTP proxy between browser and server whose faults are real: sockets are destroyed and
 * answers are lost, which a browser's own offline switch does not do.
 */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  let fault: Fault = { kind: 'open' };
  let port = targetPort;
  const sockets = new Set<Socket>();
  const held = new Set<Socket>();
  const staying = new Set<() => void>();
  const forwarded: string[] = [];

  const server = http.createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    if (fault.kind === 'cut') {
      request.socket.destroy();
      return;
    }
    if (fault.kind === 'swallow') {
      held.add(request.socket);
      request.resume();
      return;
    }
    if (fault.kind === 'answer' && (fault.matches?.(method, url) ?? true)) {
      request.resume();
      response.writeHead(fault.status, fault.headers ?? {});
      response.end(fault.body ?? '');
      return;
    }
    // A fault that is over by the time the answer comes must not hold it back forever.
    const faultAtRequest = fault;
    const isAnswerLost = fault.kind === 'drop-answer' && fault.matches(method, url);
    const isAnswerHeld = fault.kind === 'hold-answer' && fault.matches(method, url);
    const isAnswerStaying = fault.kind === 'stay-answer' && fault.matches(method, url);
    forwarded.push(`${method} ${url}`);
    const delayMs = fault.kind === 'slow' && fault.matches(method, url) ? fault.delayMs : 0;
    const { headers } = request;
    const onward = http.request(
      { host: '127.0.0.1', port, method, path: url, headers },
      (answer) => {
        if (isAnswerLost) {
          answer.resume();
          answer.on('end', () => request.socket.destroy());
          return;
        }
        if (isAnswerHeld) {
          answer.resume();
          if (fault === faultAtRequest) held.add(request.socket);
          else request.socket.destroy();
          return;
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => request.socket.destroy());
        if (isAnswerStaying && fault === faultAtRequest) staying.add(() => answer.pipe(response));
        else if (delayMs === 0) answer.pipe(response);
        else setTimeout(() => answer.pipe(response), delayMs);
      },
    );
    onward.on('error', () => request.socket.destroy());
    response.on('close', () => onward.destroy());
    if (fault.kind === 'cut-request' && fault.matches(method, url)) {
      const limit = Math.floor(Number(headers['content-length']) * fault.part);
      let passed = 0;
      request.on('data', (chunk: Buffer) => {
        if (passed < limit) onward.write(chunk.subarray(0, limit - passed));
        passed += chunk.length;
        if (passed < limit) return;
        // What was written has to leave before both ends break.
        setImmediate(() => {
          onward.destroy();
          request.socket.destroy();
        });
      });
      return;
    }
    request.pipe(onward);
  });

  server.on('connection', (socket) => {
    if (fault.kind === 'cut') {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    forwarded,
    set: (next) => {
      fault = next;
      for (const socket of held) socket.destroy();
      held.clear();
      for (const goOn of staying) goOn();
      staying.clear();
      if (next.kind === 'cut') for (const socket of sockets) socket.destroy();
    },
    retarget: (next) => {
      port = next;
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
