import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type LineShape = {
  /** Each way, shared by all connections. */
  bytesPerSecond: number;
  roundTripMs: number;
};

export type ShapedLine = {
  origin: string;
  /** Bytes that have left the devices. */
  sentBytes: number;
  /** Bytes that have reached them. */
  receivedBytes: number;
  set: (shape: LineShape | null) => void;
  /** Breaks all connections once. */
  cut: () => void;
  stop: () => Promise<void>;
};

const TICK_MS = 20;

/** Without bytes: the end of what this connection carries; a reset ends both ways. */
type Parcel = { to: Socket; bytes: Buffer; dueAt: number; isReset: boolean };

/** One direction of a line: parcels leave in order, at its pace. */
function createDirection(shapeNow: () => LineShape | null, onSent: (bytes: number) => void) {
  const queue: Parcel[] = [];
  let creditBytes = 0;
  let countedMs = performance.now();
  const timer = setInterval(() => {
    const shape = shapeNow();
    const nowMs = performance.now();
    // By the clock, since timers are late on a busy machine; idle time earns no credit.
    const sinceMs = Math.max(countedMs, Math.min(queue[0]?.dueAt ?? nowMs, nowMs));
    const passed = shape ? (shape.bytesPerSecond * (nowMs - sinceMs)) / 1_000 : Infinity;
    creditBytes = (Number.isFinite(creditBytes) && passed > 0 ? creditBytes : 0) + passed;
    countedMs = nowMs;
    while (queue[0] && creditBytes > 0 && queue[0].dueAt <= performance.now()) {
      const parcel = queue[0];
      const bytes = parcel.bytes.subarray(0, Math.ceil(creditBytes));
      if (shape) creditBytes -= bytes.length;
      onSent(bytes.length);
      if (parcel.isReset) parcel.to.destroy();
      else if (parcel.bytes.length === 0) parcel.to.end();
      else if (!parcel.to.destroyed) parcel.to.write(bytes);
      if (bytes.length < parcel.bytes.length) parcel.bytes = parcel.bytes.subarray(bytes.length);
      else queue.shift();
    }
  }, TICK_MS);
  return {
    queue,
    stop: () => clearInterval(timer),
    add(to: Socket, bytes: Buffer, isReset = false) {
      const dueAt = performance.now() + (shapeNow()?.roundTripMs ?? 0) / 2;
      queue.push({ to, bytes, dueAt, isReset });
    },
    /** Removes what a broken connection still had on the line. */
    drop(to: Socket) {
      for (let at = queue.length - 1; at >= 0; at -= 1)
        if (queue[at]?.to === to) queue.splice(at, 1);
    },
  };
}

/** Beyond it a sender has to wait, as behind the small buffers of a radio. */
const BUFFERED_BYTES = 8 * 1024;

/** A line to a local port with the bandwidth and delay of a bad mobile network. */
export async function startShapedLine(targetPort: number): Promise<ShapedLine> {
  let shape: LineShape | null = null;
  const sockets = new Set<Socket>();
  const up = createDirection(
    () => shape,
    (bytes) => void (line.sentBytes += bytes),
  );
  const down = createDirection(
    () => shape,
    (bytes) => void (line.receivedBytes += bytes),
  );
  const forward = (from: Socket, to: Socket, direction: typeof up) => {
    const back = direction === up ? down : up;
    from.on('data', (bytes: Buffer) => {
      if (to.destroyed) {
        // Nobody hears it any more: as a system does, behind the answer that came before.
        from.pause();
        back.add(from, Buffer.alloc(0), true);
        return;
      }
      direction.add(to, bytes);
      const waiting = () =>
        direction.queue.reduce(
          (sum, parcel) => sum + (parcel.to === to ? parcel.bytes.length : 0),
          0,
        );
      if (waiting() < BUFFERED_BYTES) return;
      from.pause();
      const timer = setInterval(() => {
        if (waiting() >= BUFFERED_BYTES && !from.destroyed) return;
        clearInterval(timer);
        from.resume();
      }, TICK_MS);
    });
    // Queued behind what is still on its way: a server may close before all that it wrote has arrived.
    from.on('end', () => direction.add(to, Buffer.alloc(0)));
    from.on('close', () => {
      sockets.delete(from);
      if (from.readableEnded) {
        if (back.queue.some(({ to: nobody }) => nobody === from))
          direction.add(to, Buffer.alloc(0), true);
        return;
      }
      direction.drop(to);
      to.destroy();
    });
    from.on('error', () => from.destroy());
    sockets.add(from);
  };
  const server = createServer({ highWaterMark: BUFFERED_BYTES }, (near) => {
    const far = connect(targetPort, '127.0.0.1');
    forward(near, far, up);
    forward(far, near, down);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line: ShapedLine = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sentBytes: 0,
    receivedBytes: 0,
    set: (next) => void (shape = next),
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      line.cut();
      up.stop();
      down.stop();
      server.close();
      await once(server, 'close');
    },
  };
  return line;
}
