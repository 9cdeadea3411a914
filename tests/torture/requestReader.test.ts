import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RequestReader } from './requestReader.ts';

const GET = 'GET /api/user HTTP/1.1\r\nhost: a\r\n\r\n';
const POST = 'POST /api/sync HTTP/1.1\r\nContent-Length: 7\r\n\r\n{"a":1}';
const CHUNKED = 'PUT /u HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n';

test('whole requests come out of any pieces', () => {
  const bytes = Buffer.from([GET, POST, CHUNKED, GET].join(''));
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length)), (cuts) => {
      const ends = [...cuts, bytes.length].toSorted((a, b) => a - b);
      const reader = new RequestReader();
      const read = ends.flatMap((end, at) => reader.push(bytes.subarray(ends[at - 1] ?? 0, end)));
      expect(read.map((request) => request.bytes.toString())).toEqual([GET, POST, CHUNKED, GET]);
      expect(read.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'GET /api/user',
        'POST /api/sync',
        'PUT /u',
        'GET /api/user',
      ]);
    }),
  );
});
