import type { WriteStream } from 'node:tty';

const BAR_WIDTH = 24;
const REDRAW_MS = 200;
/** Interval of lines without a terminal. */
const LINE_MS = 10_000;

type Out = Pick<WriteStream, 'write'> & { isTTY?: boolean };

export type Progress = {
  /** `from`: done by an earlier run. */
  begin(name: string, total: number, from?: number): void;
  at(done: number): void;
  end(): void;
};

/** One redrawn line on a terminal, or occasional lines elsewhere. */
export function createProgressBar(out: Out, nowMs: () => number): Progress {
  let name = '';
  let total = 1;
  let beganAt = 0;
  let begunWith = 0;
  let shownAt = 0;
  const draw = (done: number) => {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const line = formatLine(name, { share, begunWith, elapsedMs: nowMs() - beganAt });
    out.write(out.isTTY ? `\r\u001B[K${line}` : `${line}\n`);
    shownAt = nowMs();
  };
  return {
    begin(nextName, nextTotal, from = 0) {
      [name, total, beganAt] = [nextName, nextTotal, nowMs()];
      begunWith = total === 0 ? 0 : from / total;
      draw(from);
    },
    at(done) {
      if (nowMs() - shownAt >= (out.isTTY ? REDRAW_MS : LINE_MS)) draw(done);
    },
    end() {
      draw(total);
      if (out.isTTY) out.write('\n');
    },
  };
}

/** `begunWith`: share done before the elapsed time began. */
type State = { share: number; begunWith: number; elapsedMs: number };

function formatLine(name: string, state: State): string {
  const { share } = state;
  const filled = Math.round(share * BAR_WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  const percent = `${Math.floor(share * 100)}%`.padStart(4);
  return `${name.padEnd(20)} ${bar} ${percent}  ${timeText(state)}`;
}

function timeText({ share, begunWith, elapsedMs }: State): string {
  if (share >= 1) return `done in ${durationText(elapsedMs)}`;
  // The first moments do not predict the rest.
  const made = share - begunWith;
  if (made < 0.01 || elapsedMs < 1_000) return 'reckoning what is left';
  return `about ${durationText((elapsedMs / made) * (1 - share))} left`;
}

function durationText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
