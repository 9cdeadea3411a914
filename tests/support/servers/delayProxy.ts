import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type DelayProxy = { origin: string; stop: () => Promise<void> };

/** A line to a local port on which every byte takes half of `roundTripMs` each way. */
export async function startDelayProxy(
  targetPort: number,
  roundTripMs: number,
): Promise<DelayProxy> {
  const sockets = new Set<Socket>();
  const forward = (from: Socket, to: Socket) => {
    // Timers of equal length fire in the order they were set, so the bytes keep theirs.
    from.on('data', (bytes) => setTimeout(() => to.write(bytes), roundTripMs / 2));
    from.on('close', () => setTimeout(() => to.destroy(), roundTripMs / 2));
    from.on('error', () => from.destroy());
    sockets.add(from);
    from.on('close', () => sockets.delete(from));
  };
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    forward(near, far);
    forward(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
