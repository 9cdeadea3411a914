/**
 * Holds many streams of events open, in a process of its own, so that what they cost here is not measured
 * as the server's. `{ port, count, first }` opens them, each tenth address its own; tells `open` when all
 * of them stand, and after each change how many have heard of it, and when the last one did.
 */
import { connect } from 'node:net';

/** Fewer than one address may hold. */
const PER_ADDRESS = 100;
const PER_TURN = 50;
const EVENT = 'event: chat\n';

/** Of each change in turn: how many streams have heard of it, and since when. */
const heard = [];

function note(change) {
  heard[change] ??= { count: 0, lastMs: 0 };
  heard[change].count += 1;
  heard[change].lastMs = Date.now();
}

function open(port, number) {
  const address = `10.${(number / 25_600) | 0}.${((number / PER_ADDRESS) | 0) % 256}.7`;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let changes = 0;
    let rest = '';
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('close', () => process.send({ lost: number }));
    socket.on('data', (text) => {
      const parts = (rest + text).split(EVENT);
      for (let at = 1; at < parts.length; at += 1) note(changes++);
      rest = parts.at(-1).slice(-EVENT.length);
      resolve();
    });
    socket.write(
      `GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\n\r\n`,
    );
  });
}

async function obey({ port, count, first, tell }) {
  if (tell) {
    process.send({ heard });
    return;
  }
  for (let at = 0; at < count; at += PER_TURN) {
    const turn = Array.from({ length: Math.min(PER_TURN, count - at) }, (_, one) =>
      open(port, first + at + one),
    );
    await Promise.all(turn);
  }
  process.send({ open: count });
}

process.on('message', (message) => void obey(message));
