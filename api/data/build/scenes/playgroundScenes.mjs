import { person, tree } from './city.mjs';
import { park, tufts } from './park.mjs';
import { INK, circle, group, line, path, poly, rect, shadow, times } from './shapes.mjs';

/** Playgrounds. Each takes `isFixed` and answers the inner SVG of 1200 by 800. */
export const playgroundScenes = { playground };

function playground({ isFixed }) {
  return [
    park(97, 330),
    tree(90, 372, 1.15),
    tree(1120, 380, 1.3),
    path('M60 800C120 560 300 520 620 520S1090 570 1150 800Z', isFixed ? '#d98f5a' : '#a7a294'),
    isFixed ? times(7, (i) => circle(240 + i * 128, 700 + (i % 2) * 46, 26, '#4d8bb8')) : cracks(),
    slide(isFixed),
    swing(isFixed),
    person(isFixed ? 520 : 1010, isFixed ? 640 : 560, {
      coat: INK.yellow,
      scale: 0.78,
      hair: '#22201f',
    }),
  ].join('');
}

function cracks() {
  return [
    line(
      'M180 760L300 690L360 712L470 640L560 668L640 610M470 640L450 580L490 548M360 712L380 780M640 610L760 640L850 600L980 650L1060 640M760 640L780 730L860 780',
      '#6c6a63',
      9,
    ),
    line('M560 668L590 760M850 600L880 560', '#6c6a63', 6),
    tufts(3, { x: 300, y: 660, w: 560, h: 90 }, 14),
    path('M560 668l60 -20l38 34l-56 26Z', '#8b877b'),
  ].join('');
}

function slide(isFixed) {
  const color = isFixed ? INK.red : '#b58d80';
  return [
    shadow(330, 640, 210, 20),
    rect(196, 380, 14, 260, INK.metal),
    rect(292, 380, 14, 260, INK.metal),
    times(6, (i) => rect(196, 430 + i * 36, 110, 9, INK.metalLight)),
    rect(184, 366, 136, 20, isFixed ? INK.yellow : '#bfae84', 4),
    path('M300 372C400 400 420 560 540 620H580V644H530C400 600 370 440 296 400Z', color),
    isFixed ? '' : path('M392 470L430 500L408 512L440 548L398 520L414 504Z', INK.shade),
    poly([170, 330, 334, 330, 252, 270], isFixed ? '#4d8bb8' : '#8d9aa0'),
    rect(190, 326, 8, 50, INK.metal),
    rect(306, 326, 8, 50, INK.metal),
  ].join('');
}

function swing(isFixed) {
  return [
    shadow(800, 640, 210, 16),
    line('M640 640L700 340H920L980 640M700 340L720 640M920 340L900 640', INK.metal, 14),
    line('M760 346V560M820 346V560', INK.metalLight, 5),
    rect(748, 556, 84, 14, isFixed ? INK.red : INK.shade, 4),
    isFixed
      ? line('M860 346V560M900 346V560', INK.metalLight, 5) + rect(848, 556, 64, 14, INK.yellow, 4)
      : line('M866 346V600M886 346L880 420', INK.metalLight, 5) +
        group('rotate(62 870 610)', rect(840, 600, 70, 13, INK.shade, 4)),
  ].join('');
}
