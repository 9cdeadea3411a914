import { lamp, person, tree } from './city.mjs';
import { park, footpath, tufts } from './park.mjs';
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

/** Damage and rubbish in parks. Each takes `isFixed` and answers the inner SVG of 1200 by 800. */
export const parkScenes = { bench, bin };

function bench({ isFixed }) {
  return [
    park(71, 340),
    tree(170, 400, 1.25),
    tree(1030, 390, 1.05),
    lamp(880, 420, { height: 250, reach: 60 }),
    footpath('M0 640C320 560 820 570 1200 640V800H0Z'),
    person(1010, 560, { coat: INK.yellow, scale: 0.95, isFacing: -1 }),
    tufts(5, { x: 60, y: 470, w: 1080, h: 70 }, 16),
    shadow(620, 690, 330, 22),
    isFixed ? goodBench() : brokenBench(),
  ].join('');
}

const benchLegs = [320, 820]
  .map((x) =>
    path(
      `M${x} 690V520c0 -10 6 -70 10 -120h18c-4 60 -8 100 -8 122h70v168h-18v-104h-54v104Z`,
      INK.metal,
    ),
  )
  .join('');

function goodBench() {
  const slats = [410, 452, 494].map(
    (y) => rect(290, y, 630, 30, INK.wood, 6) + rect(290, y + 22, 630, 8, INK.woodDark, 4),
  );
  return (
    benchLegs +
    slats.join('') +
    rect(280, 556, 670, 26, INK.wood, 6) +
    rect(280, 576, 670, 14, INK.woodDark, 5)
  );
}

function brokenBench() {
  return [
    benchLegs,
    rect(290, 410, 630, 30, INK.wood, 6),
    rect(290, 432, 630, 8, INK.woodDark, 4),
    path('M290 454H520L548 466L528 472L556 484H290Z', INK.wood),
    path('M920 454H740L716 462L744 470L720 484H920Z', INK.wood),
    group(
      'rotate(17 330 500)',
      rect(320, 496, 300, 28, INK.wood, 6),
      rect(320, 516, 300, 8, INK.woodDark, 4),
    ),
    path('M280 556H470L500 570L478 576L498 590H280Z', INK.woodDark),
    path('M950 556H800L780 566L806 576L786 590H950Z', INK.wood),
    group(
      'rotate(-24 640 690)',
      rect(520, 672, 260, 26, INK.wood, 6),
      rect(520, 690, 260, 9, INK.woodDark, 4),
    ),
    group('rotate(9 480 730)', rect(400, 722, 150, 20, INK.woodDark, 5)),
    flecks({
      seed: 12,
      count: 18,
      x: 480,
      y: 690,
      w: 330,
      h: 60,
      fill: INK.wood,
      opacity: 1,
      size: 6,
    }),
  ].join('');
}

function bin({ isFixed }) {
  return [
    park(109, 330),
    tree(210, 380, 1.2),
    tree(1010, 374, 1.05),
    lamp(330, 430, { height: 260, reach: 58 }),
    footpath('M0 600C320 540 860 540 1200 610V800H0Z'),
    person(930, 590, { coat: isFixed ? '#3f7d78' : INK.blue, scale: 1.15, isFacing: -1 }),
    shadow(640, 700, 170, 18),
    isFixed ? '' : heap(),
    path('M520 430H740L716 696H544Z', '#3f6b5a'),
    times(5, (i) =>
      poly([546 + i * 40, 452, 562 + i * 40, 452, 562 + i * 34, 680, 550 + i * 34, 680], '#335848'),
    ),
    rect(508, 412, 244, 30, '#2d4c40', 8),
    isFixed
      ? path('M520 412C530 350 730 350 740 412Z', '#335848') + rect(590, 372, 80, 18, '#1f352c', 8)
      : '',
    circle(630, 560, 34, INK.cream),
    line('M616 572L630 546L644 572Z', '#3f6b5a', 6),
    isFixed ? '' : litter(),
  ].join('');
}

function heap() {
  return [
    ellipse(630, 400, 130, 62, '#2f3b43'),
    ellipse(560, 384, 66, 52, '#3d4a53'),
    ellipse(690, 372, 74, 58, '#283239'),
    path('M676 318l14 -30l16 28Z', '#283239'),
    group(
      'rotate(-18 600 340)',
      rect(566, 300, 88, 60, INK.wood, 4),
      rect(566, 322, 88, 8, INK.woodDark),
    ),
    rect(640, 336, 30, 66, INK.red, 6),
    rect(640, 336, 30, 14, INK.cream, 5),
  ].join('');
}

function litter() {
  return [
    ellipse(450, 672, 76, 60, '#2f3b43'),
    path('M436 618l14 -32l18 30Z', '#2f3b43'),
    ellipse(420, 656, 22, 14, '#52616b'),
    group(
      'rotate(24 840 690)',
      rect(790, 664, 100, 62, INK.wood, 4),
      rect(790, 690, 100, 9, INK.woodDark),
    ),
    group('rotate(72 730 730)', rect(706, 720, 60, 26, INK.red, 8)),
    group('rotate(-12 360 742)', rect(330, 730, 64, 34, INK.cream, 4)),
    path('M560 742l34 -14l26 20l-40 14Z', '#e7cf9d'),
    circle(940, 742, 17, '#7fb0c4'),
  ].join('');
}
