export type OutboundRequest = {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Of the answer; 0: its body is not read. */
  maxBytes: number;
};

/** `bytes` null: not read, or longer than allowed. `reason`: a system's error code. */
export type OutboundAnswer =
  | { kind: 'answered'; status: number; retryAfterMs: number | null; bytes: Uint8Array | null }
  | { kind: 'failed'; reason: string };

/** Calls of addresses that somebody else named: never into the own network, never redirected. */
export type Outbound = {
  mayReach(url: string): boolean;
  /** Never rejects. Gives up at the signal or after its own timeout. */
  send(request: OutboundRequest, signal?: AbortSignal): Promise<OutboundAnswer>;
};
