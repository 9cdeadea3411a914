import { skyline } from './city.mjs';
import { INK, ellipse, flecks, line, path, rect, sequence, times } from './shapes.mjs';

export function park(seed, horizon) {
  const next = sequence(seed);
  return [
    skyline(seed, horizon),
    times(15, (i) =>
      ellipse(
        i * 90 - 30,
        horizon - 8 - next() * 20,
        74,
        44 + next() * 24,
        i % 2 ? INK.leaf : INK.leafDark,
      ),
    ),
    rect(0, horizon, 1200, 800 - horizon, INK.grass),
    path(
      `M0 ${horizon + 40}C300 ${horizon + 10} 700 ${horizon + 70} 1200 ${horizon + 24}V${horizon}H0Z`,
      INK.grassDark,
      0.55,
    ),
    flecks({
      seed,
      count: 120,
      x: 0,
      y: horizon + 40,
      w: 1200,
      h: 740 - horizon,
      fill: INK.grassDark,
      opacity: 0.6,
      size: 4,
    }),
  ].join('');
}

export const footpath = (d) => path(d, '#ddd0b4') + path(d, '#c9b994', 0.25);

export function tufts(seed, area, count) {
  const next = sequence(seed);
  return times(count, () => {
    const x = area.x + next() * area.w;
    const y = area.y + next() * area.h;
    return line(`M${x} ${y}l-8 -17M${x} ${y}l1 -23M${x} ${y}l9 -16`, INK.leaf, 4);
  });
}
