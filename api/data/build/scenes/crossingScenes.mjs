import { car, facade, person, skyline, street, tree } from './city.mjs';
import {
  INK,
  circle,
  ellipse,
  flecks,
  group,
  line,
  path,
  poly,
  rect,
  shadow,
  times,
} from './shapes.mjs';
import { block } from './streetBlock.mjs';

/** Crossings that not everybody can use. Each takes `isFixed` and answers the inner SVG of 1200 by 800. */
export const crossingScenes = { crossing, curb };

function crossing({ isFixed }) {
  return [
    block(29, 330),
    tree(700, 352, 0.8),
    street(340, { seed: 15 }),
    times(7, (i) =>
      poly(
        [
          250 + i * 105,
          440,
          305 + i * 105,
          440,
          250 + i * 150 - 150,
          800,
          160 + i * 150 - 150,
          800,
        ],
        INK.line,
        0.94,
      ),
    ),
    car(1030, 530, INK.red, 1),
    signalPost(isFixed),
    person(330, 408, { coat: '#3f7d78', scale: 0.95 }),
    person(392, 408, { coat: INK.yellow, scale: 0.66, hair: '#22201f' }),
  ].join('');
}

function signalPost(isFixed) {
  return [
    shadow(560, 404, 90, 8),
    rect(494, 60, 16, 344, INK.metal),
    rect(480, 376, 44, 30, INK.metal, 5),
    rect(440, 70, 124, 178, '#222b32', 16),
    rect(452, 82, 100, 72, '#11171b', 8),
    rect(452, 164, 100, 72, '#11171b', 8),
    isFixed
      ? walker('#f4f7ef')
      : line('M470 92L500 118L488 130L536 148M520 90L508 112', '#5d6a72', 3),
    isFixed ? line('M484 186v28M500 184v30M516 188v26', '#ff8b3e', 8) : '',
    isFixed
      ? ''
      : group(
          'rotate(14 502 250)',
          rect(430, 250, 130, 46, INK.yellow, 5),
          rect(446, 264, 98, 7, INK.shade),
          rect(446, 278, 64, 7, INK.shade),
        ),
    rect(486, 312, 30, 44, INK.yellow, 6),
    circle(501, 334, 8, INK.shade),
  ].join('');
}

const walker = (fill) =>
  circle(504, 94, 7, fill) +
  line('M502 106L498 126L510 144M498 126L486 144M490 116L502 107L514 118', fill, 7);

function curb({ isFixed }) {
  return [
    skyline(41, 300),
    facade({
      x: 760,
      ground: 320,
      w: 300,
      h: 300,
      fill: '#c98f62',
      trim: '#a8724a',
      awning: '#3f7d78',
      seed: 9,
    }),
    facade({
      x: 1075,
      ground: 320,
      w: 260,
      h: 260,
      fill: '#8a9a86',
      trim: '#6d7d6b',
      awning: INK.orange,
      seed: 6,
    }),
    tree(200, 330, 1.05),
    tree(560, 326, 0.8),
    highCurb(),
    isFixed ? ramp() : line('M300 536L330 566L322 610M890 536L872 560L884 590', '#b9b09f', 6),
    wheelchair(isFixed ? 590 : 420, isFixed ? 560 : 520),
  ].join('');
}

function highCurb() {
  return [
    rect(0, 316, 1200, 220, INK.walk),
    times(12, (i) =>
      poly(
        [i * 130 - 60, 316, i * 130 - 56, 316, i * 130 - 210, 536, i * 130 - 216, 536],
        INK.walkShade,
      ),
    ),
    rect(0, 420, 1200, 4, INK.walkShade),
    rect(0, 536, 1200, 74, INK.curb),
    rect(0, 600, 1200, 12, '#1d2a3344'),
    rect(0, 610, 1200, 190, INK.asphalt),
    flecks({
      seed: 5,
      count: 70,
      x: 0,
      y: 625,
      w: 1200,
      h: 170,
      fill: INK.asphaltLight,
      opacity: 0.6,
    }),
  ].join('');
}

function ramp() {
  return [
    poly([420, 440, 790, 440, 880, 612, 330, 612], '#ded6c4'),
    poly([420, 440, 330, 612, 300, 600, 300, 536, 390, 440], '#c2b9a7'),
    poly([405, 510, 805, 510, 850, 594, 360, 594], INK.yellow),
    times(44, (i) => ellipse(420 + (i % 11) * 37, 524 + Math.floor(i / 11) * 20, 8, 4, '#d39a22')),
  ].join('');
}

function wheelchair(x, ground) {
  return group(
    `translate(${x} ${ground}) scale(1.5)`,
    shadow(10, 0, 74, 8),
    line('M-40 -96L-30 -96L-18 -34H30L40 -4H52', INK.metal, 6),
    circle(-8, -34, 34, '#00000000'),
    `<circle cx="-8" cy="-34" r="32" fill="none" stroke="${INK.shade}" stroke-width="6"/>`,
    `<circle cx="-8" cy="-34" r="24" fill="none" stroke="${INK.metalLight}" stroke-width="2"/>`,
    circle(44, -8, 8, INK.shade),
    path('M-24 -40C-30 -84 -26 -104 -8 -106C8 -104 10 -84 8 -58H36L44 -10H28L22 -40Z', INK.blue),
    line('M-2 -94C10 -82 18 -74 26 -70', INK.blue, 10),
    circle(-4, -122, 14, '#c68f6a'),
    path('M-19 -120C-20 -142 12 -142 11 -124C2 -131 -10 -130 -19 -120Z', '#5a3b2a'),
  );
}
