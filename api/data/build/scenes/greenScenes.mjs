import { person, tree } from './city.mjs';
import { park, footpath, tufts } from './park.mjs';
import { INK, circle, ellipse, flecks, group, line, path, rect, shadow, times } from './shapes.mjs';

/** Trees and neglected ground. Each takes `isFixed` and answers the inner SVG of 1200 by 800. */
export const greenScenes = { fallenTree, garden };

function fallenTree({ isFixed }) {
  return [
    park(83, 330),
    tree(120, 380, 1.1),
    tree(1090, 372, 1.2),
    tree(940, 366, 0.8),
    footpath('M420 800C500 620 560 480 560 330H650C690 480 800 640 930 800Z'),
    isFixed ? stump() + person(760, 560, { coat: INK.orange, scale: 1.1 }) : lyingTree(),
    tufts(9, { x: 40, y: 560, w: 360, h: 200 }, 12),
  ].join('');
}

function lyingTree() {
  return [
    shadow(640, 650, 480, 34),
    path('M120 560C140 520 190 520 210 560L196 640C180 670 140 668 126 640Z', INK.woodDark),
    line(
      'M130 560L92 520M150 540L140 492M186 540L206 496M128 610L84 630M130 640L104 684',
      INK.woodDark,
      13,
    ),
    path('M190 556C420 520 620 520 860 500L870 560C640 596 420 628 196 636Z', INK.woodDark),
    path('M190 556C420 520 620 520 860 500L862 520C640 540 420 556 192 588Z', INK.wood),
    line('M560 540L600 440M700 520L770 420M640 580L690 680', INK.woodDark, 20),
    ellipse(960, 540, 190, 130, INK.leafDark),
    ellipse(1010, 610, 150, 90, INK.leafDark),
    ellipse(900, 480, 130, 92, INK.leaf),
    ellipse(1030, 500, 130, 96, INK.leaf),
    ellipse(950, 590, 120, 74, INK.leaf),
    ellipse(880, 450, 66, 42, INK.leafLight),
    ellipse(1010, 460, 62, 40, INK.leafLight),
    ellipse(780, 420, 62, 46, INK.leaf),
    ellipse(604, 430, 46, 36, INK.leaf),
    ellipse(694, 690, 52, 32, INK.leafDark),
  ].join('');
}

function stump() {
  return [
    shadow(300, 640, 110, 16),
    path('M210 560C214 610 200 632 184 640H380C362 630 350 606 352 560Z', INK.woodDark),
    ellipse(281, 560, 71, 24, INK.wood),
    `<ellipse cx="281" cy="560" rx="46" ry="15" fill="none" stroke="${INK.woodDark}" stroke-width="4"/>`,
    `<ellipse cx="281" cy="560" rx="22" ry="7" fill="none" stroke="${INK.woodDark}" stroke-width="4"/>`,
    times(5, (i) =>
      group(
        `translate(${930 + (i % 3) * 74 + Math.floor(i / 3) * 37} ${610 - Math.floor(i / 3) * 58})`,
        circle(0, 0, 34, INK.woodDark),
        circle(0, 0, 26, INK.wood),
        circle(0, 0, 11, '#d3a673'),
      ),
    ),
  ].join('');
}

function garden({ isFixed }) {
  const bed = (x, y) =>
    rect(x, y, 250, 70, INK.woodDark, 6) + rect(x + 8, y + 6, 234, 34, '#5a4333', 4);
  return [
    park(127, 330),
    rect(0, 250, 1200, 150, '#8a4733'),
    times(68, (i) =>
      rect(
        (i % 17) * 76 - (Math.floor(i / 17) % 2) * 38,
        256 + Math.floor(i / 17) * 36,
        72,
        32,
        i % 7 ? INK.brick : '#c27455',
        2,
      ),
    ),
    rect(0, 240, 1200, 16, '#7a3f2e'),
    isFixed
      ? times(
          4,
          (i) =>
            bed(60 + (i % 2) * 610, 500 + Math.floor(i / 2) * 150) +
            plants(80 + (i % 2) * 610, 508 + Math.floor(i / 2) * 150, i),
        )
      : wasteland(),
    isFixed
      ? person(480, 640, { coat: INK.orange, scale: 1.15 }) +
        person(1030, 560, { coat: INK.blue, isFacing: -1 })
      : '',
  ].join('');
}

function plants(x, y, seed) {
  const colors = [INK.red, INK.yellow, INK.orange, '#b06fa0'];
  return times(6, (i) =>
    group(
      `translate(${x + i * 40} ${y})`,
      ellipse(6, -14, 24, 26, INK.leafDark),
      ellipse(0, -22, 18, 20, INK.leaf),
      circle(-4, -26, 8, colors[(i + seed) % 4]),
      circle(12, -12, 7, colors[(i + seed) % 4]),
    ),
  );
}

function wasteland() {
  return [
    path('M0 470C300 440 900 450 1200 480V800H0Z', '#a69a7a'),
    flecks({
      seed: 8,
      count: 130,
      x: 0,
      y: 480,
      w: 1200,
      h: 310,
      fill: '#877c60',
      opacity: 0.8,
      size: 6,
    }),
    tufts(14, { x: 40, y: 500, w: 1120, h: 280 }, 46),
    shadow(820, 640, 190, 18),
    path('M650 640L670 540C720 500 900 500 960 556L980 640Z', '#7d8990'),
    path('M690 548C740 520 880 520 930 560L900 600H700Z', '#93a0a7'),
    group(
      'rotate(-14 300 650)',
      rect(210, 610, 190, 110, '#8a6a52', 6),
      rect(210, 650, 190, 8, '#6b5140'),
      rect(226, 624, 40, 20, '#6b5140', 8),
    ),
    line('M520 720L600 600L640 730M560 660H630', INK.metalLight, 9),
  ].join('');
}
