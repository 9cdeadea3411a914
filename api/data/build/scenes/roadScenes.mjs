import { car, cone, person, street, tree } from './city.mjs';
import { INK, blotPath, ellipse, flecks, group, line, path, poly, times } from './shapes.mjs';
import { block } from './streetBlock.mjs';

/** Damaged and flooded roads. Each takes `isFixed` and answers the inner SVG of 1200 by 800. */
export const roadScenes = { pothole, drain };

function pothole({ isFixed }) {
  const hole = (r, flat, seed) =>
    blotPath({ seed, x: 560, y: 655, r, flat, spread: 0.22, corners: 18 });
  return [
    block(11, 350),
    tree(640, 372, 0.9),
    tree(800, 372, 0.75),
    street(360, { seed: 8 }),
    person(735, 402, { coat: INK.orange, scale: 0.86 }),
    laneMarks(),
    car(1010, 545, '#3f7d78', 0.9),
    isFixed ? repairedPatch() : openHole(hole),
  ].join('');
}

function laneMarks() {
  return [
    poly([0, 560, 150, 548, 150, 560, 0, 574], INK.line, 0.85),
    poly([300, 536, 470, 524, 470, 535, 300, 549], INK.line, 0.85),
    poly([620, 512, 800, 500, 800, 510, 620, 523], INK.line, 0.85),
    poly([950, 488, 1130, 477, 1130, 486, 950, 498], INK.line, 0.85),
  ].join('');
}

function openHole(hole) {
  return [
    path(hole(292, 0.36, 4), INK.asphaltLight),
    path(hole(262, 0.36, 5), '#333b43'),
    group('translate(0 14)', path(hole(232, 0.33, 6), '#232a31')),
    ellipse(540, 682, 150, 40, '#7fa3b1'),
    path('M420 676C470 652 560 650 640 666C590 660 500 662 450 684Z', '#b9d3d8'),
    flecks({
      seed: 3,
      count: 26,
      x: 300,
      y: 590,
      w: 540,
      h: 150,
      fill: '#8b959b',
      opacity: 0.9,
      size: 6,
    }),
    line('M270 640L190 622L150 636M840 690L930 708L985 696M640 745L668 786', '#333b43', 5),
    cone(905, 640, 1.25),
  ].join('');
}

function repairedPatch() {
  return [
    path('M300 585L800 570L905 735L245 752Z', INK.asphaltDark),
    line('M300 585L800 570L905 735L245 752Z', '#363e45', 7),
    flecks({ seed: 21, count: 60, x: 320, y: 590, w: 480, h: 140, fill: '#566069', opacity: 0.8 }),
  ].join('');
}

function drain({ isFixed }) {
  return [
    block(61, 300),
    street(310, { seed: 31 }),
    person(860, 352, { coat: INK.red, scale: 0.85 }),
    isFixed
      ? ''
      : path('M0 470C220 430 480 452 700 470S1060 470 1200 440V800H0Z', INK.water) +
        times(5, (i) =>
          line(`M${90 + i * 230} ${540 + (i % 3) * 70}h${90 - i * 6}`, '#a9cbd2', 6, 0.8),
        ),
    poly([380, 560, 820, 560, 880, 700, 320, 700], '#2b343b'),
    times(9, (i) =>
      poly(
        [402 + i * 46, 572, 424 + i * 46, 572, 404 + i * 57 - 40, 688, 374 + i * 57 - 40, 688],
        isFixed ? '#0f1417' : '#1a2126',
      ),
    ),
    line('M380 560H820L880 700H320Z', INK.metalLight, 10),
    isFixed ? '' : leaves(),
  ].join('');
}

function leaves() {
  const colors = ['#c7792f', '#a85a2a', '#d99b3f', '#7d8a45', '#8c4b2b'];
  return times(70, (i) => {
    const angle = i * 2.399;
    const r = 11 + Math.sqrt(i) * 27;
    const x = 600 + Math.cos(angle) * r * 1.35;
    const y = 630 + Math.sin(angle) * r * 0.42;
    return group(
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(i * 53) % 360})`,
      path('M-20 0C-8 -14 10 -14 22 0C10 12 -8 12 -20 0Z', colors[i % 5]),
    );
  });
}
