import { lamp, nightSky, person, street } from './city.mjs';
import { INK, circle, ellipse, line, path, poly, rect, times } from './shapes.mjs';

/** Places without light, at night. Each takes `isFixed` and answers the inner SVG of 1200 by 800. */
export const nightScenes = { streetlight, busStop };

function streetlight({ isFixed }) {
  const glow = isFixed ? '#ffdf9a' : null;
  return [
    nightSky(17, 430),
    darkHouses(),
    street(430, { seed: 4, isNight: true }),
    glow
      ? poly([560, 150, 700, 150, 960, 520, 300, 520], glow, 0.2) +
        ellipse(630, 512, 330, 42, glow, 0.32)
      : '',
    lamp(540, 470, { height: 330, isNight: true, reach: 92 }),
    glow ? path('M604 126h56l8 12h-72Z', '#fff3cf') : brokenLamp(),
    glow ? '' : lamp(1090, 470, { height: 290, isNight: true, reach: 70 }),
    glow ? '' : poly([1132, 178, 1190, 178, 1260, 500, 1010, 500], '#ffdf9a', 0.13),
    person(glow ? 720 : 330, 486, {
      coat: glow ? INK.blue : '#31455d',
      skin: glow ? '#a8704f' : '#4c4550',
      scale: 1.05,
    }),
    rect(0, 600, 1200, 10, '#3a4a61'),
  ].join('');
}

function darkHouses() {
  return [
    rect(-10, 150, 240, 290, '#1a2a40'),
    rect(980, 200, 260, 240, '#1b2c43'),
    times(6, (i) =>
      rect(
        20 + (i % 3) * 66,
        190 + Math.floor(i / 3) * 96,
        34,
        52,
        i === 4 ? '#e8c069' : '#24395240',
      ),
    ),
    times(4, (i) =>
      rect(
        1012 + (i % 2) * 88,
        240 + Math.floor(i / 2) * 90,
        40,
        54,
        i === 1 ? '#e8c069' : '#24395240',
      ),
    ),
  ].join('');
}

function brokenLamp() {
  return [
    line('M632 112L640 170', '#0d1826', 5),
    path('M612 168h56l8 16h-72Z', '#0d1826'),
    path('M618 184h46l-8 16l-10 -6l-8 12l-10 -12Z', '#5c7084'),
    poly([590, 480, 604, 470, 612, 484], '#8ba0b4'),
    poly([640, 490, 652, 478, 668, 492], '#8ba0b4'),
    poly([700, 474, 708, 466, 716, 478], '#8ba0b4'),
  ].join('');
}

function busStop({ isFixed }) {
  const light = isFixed ? '#ffe7b0' : '#1b2b40';
  return [
    nightSky(53, 440),
    street(440, { seed: 2, isNight: true }),
    isFixed ? poly([330, 232, 860, 232, 980, 530, 220, 530], '#ffdf9a', 0.2) : '',
    shelter(isFixed, light),
    person(470, 486, {
      coat: isFixed ? '#3f7d78' : '#2a3d55',
      skin: isFixed ? '#c68f6a' : '#4a4652',
      hair: '#1a1a20',
    }),
    rect(972, 190, 10, 298, '#0d1826'),
    rect(940, 160, 74, 74, isFixed ? INK.blue : '#263c57', 8),
    rect(956, 182, 42, 26, isFixed ? '#ffffff' : '#3a5069', 5),
    circle(966, 214, 5, isFixed ? '#ffffff' : '#3a5069'),
    circle(988, 214, 5, isFixed ? '#ffffff' : '#3a5069'),
    rect(0, 640, 1200, 10, '#3a4a61'),
  ].join('');
}

function shelter(isFixed, light) {
  return [
    rect(330, 236, 12, 252, '#0d1826'),
    rect(848, 236, 12, 252, '#0d1826'),
    rect(348, 262, 494, 190, isFixed ? '#41618080' : '#20344d80'),
    rect(300, 212, 590, 28, '#0d1826', 6),
    isFixed ? rect(340, 238, 510, 8, '#fff3cf') : '',
    rect(620, 280, 150, 170, light, 4),
    isFixed
      ? rect(636, 298, 118, 70, INK.orange) +
        rect(636, 382, 84, 8, '#58636b') +
        rect(636, 400, 104, 8, '#58636b')
      : line('M640 300L690 360L676 380L740 440M690 360L752 330', '#2d4159', 4),
    rect(380, 420, 210, 14, '#0d1826', 4),
    rect(396, 432, 10, 54, '#0d1826'),
    rect(564, 432, 10, 54, '#0d1826'),
  ].join('');
}
