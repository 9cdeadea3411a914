export type ReadRequest = { method: string; path: string; bytes: Buffer };

const HEAD_END = '\r\n\r\n';
const CHUNKS_END = '0\r\n\r\n';

/**
 * Cuts the bytes that a client sends on one connection into whole HTTP/1.1 requests. Clients wait
 * for an answer before they send the next one, so nothing of the answers has to be understood.
 */
export class RequestReader {
  #waiting: Buffer = Buffer.alloc(0);

  /** The requests that these bytes complete. */
  push(chunk: Buffer): ReadRequest[] {
    this.#waiting = Buffer.concat([this.#waiting, chunk]);
    const requests: ReadRequest[] = [];
    for (let length = this.#wholeLength(); length !== null; length = this.#wholeLength()) {
      requests.push(requestOf(this.#waiting.subarray(0, length)));
      this.#waiting = this.#waiting.subarray(length);
    }
    return requests;
  }

  /** Bytes of the first request, or null while it is not whole. */
  #wholeLength(): number | null {
    const end = this.#waiting.indexOf(HEAD_END);
    if (end < 0) return null;
    const head = this.#waiting.subarray(0, end).toString('latin1');
    const bodyAt = end + HEAD_END.length;
    if (/^transfer-encoding:\s*chunked/imu.test(head)) {
      const last = this.#waiting.indexOf(CHUNKS_END, bodyAt);
      return last < 0 ? null : last + CHUNKS_END.length;
    }
    const bodyLength = Number(/^content-length:\s*(\d+)/imu.exec(head)?.[1] ?? 0);
    const length = bodyAt + bodyLength;
    return this.#waiting.length < length ? null : length;
  }
}

function requestOf(bytes: Buffer): ReadRequest {
  const line = bytes.subarray(0, bytes.indexOf('\r\n')).toString('latin1');
  const [method = '', path = ''] = line.split(' ');
  return { method, path, bytes };
}
