import { person, skyline, tree } from './city.mjs';
import { INK, circle, ellipse, flecks, group, line, path, rect, shadow, times } from './shapes.mjs';

/** Dumped waste. Each takes `isFixed` and answers the inner SVG of 1200 by 800. */
export const dumpScenes = { tyres };

function tyres({ isFixed }) {
  return [
    skyline(149, 360),
    times(14, (i) =>
      ellipse(i * 96 - 20, 352, 82, 52 + (i % 3) * 16, i % 2 ? INK.leafDark : INK.leaf),
    ),
    line('M0 250H1200M0 330H1200', INK.metalLight, 4),
    times(9, (i) => rect(i * 150 + 20, 214, 10, 180, INK.metal)),
    times(60, (i) =>
      line(
        `M${i * 24 - 60} 232L${i * 24 + 70} 372M${i * 24 + 70} 232L${i * 24 - 60} 372`,
        '#6d7b8455',
        2,
      ),
    ),
    rect(0, 380, 1200, 420, '#b9a884'),
    path('M0 420C300 390 880 400 1200 430V380H0Z', INK.grassDark),
    flecks({
      seed: 19,
      count: 150,
      x: 0,
      y: 430,
      w: 1200,
      h: 360,
      fill: '#93835f',
      opacity: 0.8,
      size: 5,
    }),
    isFixed
      ? person(420, 640, { coat: INK.orange, scale: 1.3 }) +
        person(620, 630, { coat: INK.blue, scale: 1.2 }) +
        tree(880, 600, 0.62) +
        tree(220, 580, 0.55) +
        tree(1050, 640, 0.7)
      : pile(),
  ].join('');
}

function pile() {
  const at = [
    [330, 690],
    [500, 704],
    [670, 700],
    [840, 690],
    [415, 600],
    [590, 606],
    [760, 598],
    [500, 512],
    [680, 508],
    [590, 424],
  ];
  return [
    shadow(600, 740, 420, 30),
    ...at.map(([x, y], i) => tyre(x, y, 84, i)),
    group(
      'rotate(-8 1040 690)',
      ellipse(1040, 716, 110, 40, INK.shade),
      ellipse(1040, 700, 110, 40, '#323c43'),
      ellipse(1040, 696, 54, 18, '#161d22'),
    ),
  ].join('');
}

function tyre(x, y, r, i) {
  return group(
    `translate(${x} ${y}) rotate(${i * 37})`,
    circle(0, 0, r, '#222a30'),
    times(18, (k) => group(`rotate(${k * 20})`, rect(-7, -r - 3, 14, 14, '#222a30', 3))),
    circle(0, 0, r * 0.8, '#323c43'),
    circle(0, 0, r * 0.52, '#161d22'),
    circle(0, 0, r * 0.42, i % 3 === 0 ? '#8b7d64' : '#11171b'),
    line(
      `M${-r * 0.56} ${-r * 0.34}A${r * 0.66} ${r * 0.66} 0 0 1 ${r * 0.1} ${-r * 0.65}`,
      '#56636c',
      7,
    ),
  );
}
