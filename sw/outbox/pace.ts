const FIRST_PIECE_BYTES = 64 * 1024;
const MIN_PIECE_BYTES = 16 * 1024;
const MAX_PIECE_BYTES = 4 * 1024 * 1024;
/** Long enough that round trips are a small part of it, short enough to show progress. */
const PIECE_MS = 10_000;
const FAST_FROM_BYTES = 256 * 1024;

/** What is known of this device's line: how much to send per request. */
export type Pace = {
  pieceBytes: number;
  /** False once a server, of an older release, did not know pieces. */
  takesPieces: boolean;
  /** False before the first transfer. */
  isMeasured: boolean;
};

export const createPace = (): Pace => ({
  pieceBytes: FIRST_PIECE_BYTES,
  takesPieces: true,
  isMeasured: false,
});

/** Several transfers at once would halve a slow line and finish none. */
export const isSlow = ({ pieceBytes }: Pace): boolean => pieceBytes < FAST_FROM_BYTES;

/** Learns from a finished transfer. */
export function noteTransfer(pace: Pace, bytes: number, tookMs: number): void {
  pace.isMeasured = true;
  const fitting = (bytes * PIECE_MS) / Math.max(tookMs, 1);
  // A small request says that a line is fast, never that it is slow: most of its time is waiting.
  if (bytes < pace.pieceBytes / 2 && fitting < pace.pieceBytes) return;
  const next = Math.min(fitting, 4 * pace.pieceBytes);
  pace.pieceBytes = Math.round(Math.min(Math.max(next, MIN_PIECE_BYTES), MAX_PIECE_BYTES));
}

/** Learns from a transfer that got no answer. */
export function noteBreak(pace: Pace): void {
  pace.pieceBytes = Math.max(Math.round(pace.pieceBytes / 2), MIN_PIECE_BYTES);
}
