import { facade, lamp, person, skyline, tree } from './city.mjs';
import {
  INK,
  blotPath,
  circle,
  ellipse,
  group,
  line,
  path,
  poly,
  rect,
  sequence,
  shadow,
  times,
} from './shapes.mjs';

/** Water where it should not be, or not as it should be. Each takes `isFixed` and answers the inner SVG of 1200 by 800. */
export const waterScenes = { hydrant, river };

function hydrant({ isFixed }) {
  return [
    skyline(163, 380),
    forecourt(),
    person(930, 470, { coat: INK.blue, scale: 0.95 }),
    isFixed
      ? ''
      : path(
          blotPath({ seed: 4, x: 700, y: 636, r: 330, flat: 0.24, spread: 0.3 }),
          '#8fb9c6',
          0.85,
        ) + path('M420 690H1010C980 760 900 800 860 800H520Z', '#6f9fb0', 0.9),
    shadow(560, 628, 110, 14),
    hydrantBody(),
    isFixed ? '' : spray(),
  ].join('');
}

function forecourt() {
  return [
    facade({
      x: 60,
      ground: 400,
      w: 320,
      h: 360,
      fill: '#c98f62',
      trim: '#a8724a',
      awning: '#3f7d78',
      seed: 3,
    }),
    facade({
      x: 840,
      ground: 400,
      w: 320,
      h: 320,
      fill: INK.brick,
      trim: INK.brickDark,
      awning: INK.yellow,
      seed: 8,
    }),
    tree(590, 420, 1),
    rect(0, 396, 1200, 254, INK.walk),
    times(9, (i) =>
      poly(
        [i * 170 - 40, 396, i * 170 - 36, 396, i * 170 - 180, 650, i * 170 - 188, 650],
        INK.walkShade,
      ),
    ),
    rect(0, 500, 1200, 4, INK.walkShade),
    rect(0, 650, 1200, 40, INK.curb),
    rect(0, 688, 1200, 112, INK.asphalt),
  ].join('');
}

function hydrantBody() {
  return [
    rect(462, 600, 160, 28, '#b23a33', 8),
    rect(484, 400, 116, 206, INK.red, 10),
    rect(570, 400, 30, 206, '#b23a33', 10),
    path('M478 400C478 340 606 340 606 400Z', INK.red),
    rect(468, 392, 148, 22, '#b23a33', 8),
    rect(524, 326, 36, 30, '#b23a33', 6),
    rect(440, 450, 50, 56, '#b23a33', 8),
    rect(596, 450, 56, 56, '#b23a33', 8),
    circle(542, 480, 34, '#b23a33'),
    circle(542, 480, 22, INK.yellow),
    rect(500, 420, 12, 160, '#ec7a70', 6),
  ].join('');
}

function spray() {
  const next = sequence(77);
  return [
    path('M650 462C760 430 850 500 880 640H800C790 560 740 500 650 496Z', '#cfe6ea', 0.95),
    path('M652 470C730 460 800 520 830 640H800C780 570 730 500 652 486Z', '#ffffff', 0.7),
    times(34, () => circle(690 + next() * 240, 430 + next() * 220, 3 + next() * 6, '#e9f5f6')),
    ellipse(840, 644, 92, 18, '#e9f5f6', 0.9),
    times(5, (i) => line(`M${560 + i * 80} ${730 + (i % 2) * 30}h70`, '#b9d6dc', 6, 0.8)),
  ].join('');
}

function river({ isFixed }) {
  const water = isFixed ? INK.water : '#7d8a5f';
  return [
    skyline(179, 330),
    times(15, (i) =>
      ellipse(i * 92 - 30, 322, 80, 46 + (i % 4) * 12, i % 2 ? INK.leaf : INK.leafDark),
    ),
    path('M0 330H1200V380C900 350 500 360 0 400Z', INK.grass),
    path('M0 396C400 356 900 346 1200 376V800H0Z', water),
    path('M0 800V640C200 600 330 690 420 800Z', INK.grass),
    path('M1200 800V560C1080 580 980 690 960 800Z', INK.grassDark),
    lamp(1100, 390, { height: 190, reach: 44 }),
    times(9, (i) =>
      line(
        `M${110 + ((i * 263) % 980)} ${430 + ((i * 71) % 300)}h${70 + (i % 3) * 34}`,
        isFixed ? '#b9d6dc' : '#a3ad7c',
        6,
        0.8,
      ),
    ),
    isFixed ? ducks() : sewage(),
    line(
      'M60 700l-14 -74M84 706l4 -90M110 712l26 -74M1110 690l-16 -84M1140 680l6 -96M1166 676l24 -70',
      INK.leafDark,
      7,
    ),
  ].join('');
}

function ducks() {
  const duck = (x, y, s) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      ellipse(0, 12, 70, 9, '#b9d6dc', 0.8),
      path('M-54 -8C-40 -26 10 -30 40 -12C30 16 -34 18 -54 -8Z', '#8f6440'),
      circle(40, -34, 17, '#3e6446'),
      path('M54 -36l24 6l-22 6Z', INK.yellow),
      path('M-20 -14C-4 -24 16 -20 24 -10C10 0 -10 0 -20 -14Z', '#b98654'),
    );
  return (
    duck(480, 540, 1.1) +
    duck(640, 590, 0.8) +
    duck(730, 566, 0.6) +
    person(240, 396, { coat: INK.yellow, scale: 0.7 })
  );
}

function sewage() {
  const next = sequence(31);
  return [
    rect(-10, 430, 210, 120, '#8d9494', 6),
    circle(200, 490, 62, '#6f7777'),
    circle(206, 490, 46, '#1f282d'),
    path(
      'M176 500C300 500 330 560 350 640C400 660 520 650 640 690C500 740 260 720 190 650C170 600 176 550 176 500Z',
      '#4f4a34',
      0.92,
    ),
    path(blotPath({ seed: 6, x: 700, y: 620, r: 190, flat: 0.3, spread: 0.4 }), '#4f4a34', 0.55),
    times(24, () => circle(300 + next() * 560, 600 + next() * 130, 5 + next() * 12, '#d8d3b4')),
    group(
      'rotate(14 820 520)',
      rect(770, 500, 100, 36, '#8fb9c6', 12),
      rect(866, 508, 24, 20, INK.blue, 4),
    ),
    group(
      'rotate(-22 560 480)',
      rect(530, 462, 70, 30, '#d7dfe0', 10),
      rect(596, 468, 18, 18, INK.red, 4),
    ),
    path('M620 560C640 540 690 540 704 562C690 590 640 590 620 560Z', INK.cream),
    group(
      'rotate(8 940 600)',
      rect(890, 590, 110, 44, INK.wood, 5),
      rect(890, 608, 110, 8, INK.woodDark),
    ),
  ].join('');
}
