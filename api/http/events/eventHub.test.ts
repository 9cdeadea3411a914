import { describe, expect, it, onTestFinished } from 'vitest';
import { MINUTE_MS } from '#schema/durations.ts';
import { MISSED_MS_MAX } from '#schema/event.ts';
import { createEventHub, ON_ITS_WAY_MS, RECENT_MAX } from './eventHub.ts';

function hubAtNoon() {
  let time = 1_000_000;
  const hub = createEventHub(10, () => time);
  onTestFinished(() => hub.close());
  const pass = (ms: number) => (time += ms);
  pass(MINUTE_MS);
  const idsOf = (missedMs?: number) =>
    [...hub.opening(null, missedMs).matchAll(/"topic":"(\w+)","id":(?:"(\w+)"|null)/gu)].map(
      ([, topic, id]) => id ?? topic,
    );
  return { hub, pass, idsOf };
}

const change = (id: string) => ({ topic: 'issue' as const, id });

describe('a new stream', () => {
  it('gets the changes of the time it missed and of a moment more, the latest last', () => {
    const { hub, pass, idsOf } = hubAtNoon();
    for (const id of ['a', 'b', 'c', 'b']) {
      hub.broadcast(change(id));
      pass(1_000);
    }
    pass(ON_ITS_WAY_MS);
    expect(idsOf()).toEqual([]);
    expect(idsOf(0)).toEqual([]);
    expect(idsOf(1_000)).toEqual(['b']);
    expect(idsOf(2_000)).toEqual(['c', 'b']);
    expect(idsOf(4_000)).toEqual(['a', 'c', 'b']);
  });

  it('is to read everything where the process began later, or nobody knows', () => {
    const { pass, idsOf } = hubAtNoon();
    expect(idsOf(MINUTE_MS - 1)).toEqual([]);
    expect(idsOf(MINUTE_MS)).toEqual(['resync']);
    pass(2 * MISSED_MS_MAX);
    expect(idsOf(MISSED_MS_MAX - 1)).toEqual([]);
    expect(idsOf(MISSED_MS_MAX)).toEqual(['resync']);
  });

  it('is to read everything where there were more changes than are remembered', () => {
    const { hub, pass, idsOf } = hubAtNoon();
    for (let number = 0; number < RECENT_MAX; number += 1) hub.broadcast(change(`n${number}`));
    expect(idsOf(0)).toHaveLength(RECENT_MAX);
    pass(ON_ITS_WAY_MS);
    hub.broadcast(change('n1'));
    expect(idsOf(0)).toHaveLength(RECENT_MAX);
    hub.broadcast(change('more'));
    expect(idsOf(ON_ITS_WAY_MS)).toEqual(['resync']);
    pass(1);
    expect(idsOf(0)).toEqual(['n1', 'more']);
  });
});
