import { car, cone, person, skyline, street, tree } from './city.mjs';
import { INK, circle, ellipse, group, line, path, poly, rect, shadow, times } from './shapes.mjs';

/** Walls and underpasses. Each takes `isFixed` and answers the inner SVG of 1200 by 800. */
export const wallScenes = { graffiti, underpass };

function graffiti({ isFixed }) {
  return [
    rect(0, 0, 1200, 800, '#8a4733'),
    bricks(0, 0, 17, 20),
    rect(0, 0, 1200, 24, '#7a3f2e'),
    isFixed ? mural() : tags(),
    rect(0, 590, 1200, 34, '#8f8a80'),
    street(620, { seed: 6 }),
    person(isFixed ? 900 : 1040, 666, {
      coat: isFixed ? INK.yellow : '#3f7d78',
      scale: 1.5,
      isFacing: -1,
    }),
    isFixed ? person(975, 664, { coat: INK.red, scale: 1.02 }) : bagAndCan(),
  ].join('');
}

function bricks(x, y, columns, rows) {
  return times(columns * rows, (i) => {
    const row = Math.floor(i / columns);
    const tone = (i * 7 + row * 3) % 11;
    const fill = tone === 0 ? '#c47a5b' : tone === 5 ? INK.brickDark : INK.brick;
    return rect(x + (i % columns) * 76 - (row % 2) * 38, y + row * 30, 72, 26, fill, 2);
  });
}

function tags() {
  return [
    line(
      'M120 420C150 240 230 230 250 300S170 420 240 420S330 250 360 260S300 420 370 410S470 240 500 270',
      '#2b2f55',
      26,
    ),
    line('M560 430L600 250L650 400L700 250L740 430', '#e6dfd0', 30),
    line('M560 430L600 250L650 400L700 250L740 430', INK.red, 17),
    line('M800 270C880 210 930 280 860 330C800 370 900 430 960 370', '#3f7d78', 24),
    line('M820 470C930 500 1010 480 1110 420', '#2b2f55', 13),
    line('M160 500L420 480M180 530L360 522', '#1f2740', 10),
    times(9, (i) =>
      line(
        `M${150 + i * 92} ${430 + (i % 3) * 8}v${40 + (i % 4) * 24}`,
        i % 2 ? '#2b2f55' : INK.red,
        6,
      ),
    ),
    circle(1040, 260, 54, '#f4b93e00') +
      line(
        'M1000 250A46 46 0 1 1 1088 262M1022 246v6M1062 246v6M1024 282C1036 270 1056 270 1066 284',
        INK.yellow,
        11,
      ),
  ].join('');
}

function bagAndCan() {
  return (
    shadow(210, 666, 40, 6) +
    rect(186, 610, 34, 56, INK.metalLight, 6) +
    rect(194, 598, 18, 14, INK.red, 3)
  );
}

function mural() {
  return [
    rect(70, 60, 1060, 500, '#2f5d73', 10),
    circle(600, 330, 168, '#f4b93e'),
    times(9, (i) =>
      group(
        `rotate(${i * 22.5 - 90} 600 330)`,
        poly([586, 130, 614, 130, 606, 60, 594, 60], '#f7d07a'),
      ),
    ),
    path('M70 430C260 330 420 470 620 410S960 330 1130 420V560H70Z', '#3f7d78'),
    path('M70 490C300 420 520 540 760 480S1010 430 1130 490V560H70Z', INK.leaf),
    times(6, (i) =>
      group(
        `translate(${160 + i * 176} 470)`,
        rect(-4, -70, 8, 110, INK.leafDark),
        ...[0, 72, 144, 216, 288].map((turn) =>
          group(
            `rotate(${turn} 0 -84)`,
            ellipse(0, -112, 17, 28, [INK.red, INK.orange, '#e7cf9d', '#c7709a'][i % 4]),
          ),
        ),
        circle(0, -84, 15, INK.cream),
      ),
    ),
    path(
      'M300 200c34 -34 62 -20 80 6c20 -26 50 -38 82 -4c-36 -10 -60 2 -80 30c-22 -30 -48 -42 -82 -32Z',
      INK.cream,
    ),
    path(
      'M790 170c28 -28 50 -16 66 5c16 -21 42 -31 68 -3c-30 -8 -50 2 -66 25c-18 -25 -40 -35 -68 -27Z',
      INK.cream,
    ),
  ].join('');
}

function underpass({ isFixed }) {
  return [
    skyline(137, 400),
    rect(330, 396, 540, 160, INK.walk),
    rect(330, 396, 540, 26, INK.grassDark),
    tree(520, 420, 0.72),
    poly([560, 420, 640, 420, 760, 556, 440, 556], INK.asphaltLight),
    tunnel(),
    rect(0, 540, 1200, 260, INK.asphalt),
    poly([590, 540, 610, 540, 660, 800, 540, 800], INK.line, 0.8),
    isFixed ? car(600, 640, '#d6483f', 1.15) : floodWater(),
    isFixed
      ? times(
          2,
          (i) =>
            rect(150 + i * 860, 290, 50, 22, '#fff3cf', 4) +
            poly(
              [140 + i * 860, 312, 210 + i * 860, 312, 260 + i * 860, 560, 90 + i * 860, 560],
              '#ffdf9a',
              0.16,
            ),
        )
      : '',
  ].join('');
}

function tunnel() {
  return [
    rect(0, 0, 1200, 150, '#98a0a0'),
    rect(0, 136, 1200, 26, '#7d8686'),
    times(13, (i) => rect(i * 100 - 10, 20, 6, 96, '#858d8d')),
    rect(0, 162, 1200, 40, '#2a343b'),
    path('M0 162H330V800H0Z', '#6c7676'),
    path('M330 162L430 220V560L330 800Z', '#566060'),
    path('M870 162H1200V800H870Z', '#6c7676'),
    path('M870 162L770 220V560L870 800Z', '#566060'),
    rect(340, 162, 520, 50, '#222b31'),
    group(
      'translate(600 214)',
      rect(-110, 0, 220, 52, INK.yellow, 5),
      rect(-84, 16, 168, 8, INK.shade),
      rect(-60, 32, 120, 8, INK.shade),
    ),
  ].join('');
}

function floodWater() {
  return [
    group('translate(0 26)', car(600, 590, '#d6483f', 1.25)),
    path('M0 548C300 530 900 532 1200 550V800H0Z', '#5b8fa3', 0.93),
    path('M0 548C300 530 900 532 1200 550V562C900 546 300 544 0 562Z', '#a9cbd2', 0.9),
    poly([520, 562, 690, 562, 760, 800, 460, 800], '#86b2bf', 0.4),
    times(11, (i) =>
      line(
        `M${40 + ((i * 211) % 1080)} ${592 + ((i * 67) % 190)}h${60 + (i % 4) * 22}`,
        '#b9d6dc',
        6,
        0.75,
      ),
    ),
    group('rotate(-16 900 650)', rect(860, 626, 90, 38, INK.woodDark, 5)),
    cone(245, 690, 1.2),
    path('M190 676C230 664 270 664 310 678V700H190Z', '#5b8fa3', 0.93),
  ].join('');
}
