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
  sequence,
  shadow,
  times,
} from './shapes.mjs';

/** Sky with a low sun, and two rows of distant buildings down to `ground`. */
export function skyline(seed, ground) {
  return [
    rect(0, 0, 1200, 800, INK.sky),
    ellipse(260, ground - 40, 900, 300, INK.skyLow, 0.55),
    circle(250, ground - 230, 74, '#fdf3dc'),
    towers({ seed, ground, low: 130, high: 330, width: 92, fill: INK.far }),
    towers({
      seed: seed + 7,
      ground,
      low: 70,
      high: 210,
      width: 118,
      fill: INK.middle,
      windows: '#a9c2c9',
    }),
  ].join('');
}

/** The same at night. */
export function nightSky(seed, ground) {
  const next = sequence(seed + 3);
  return [
    rect(0, 0, 1200, 800, '#16243a'),
    ellipse(600, ground, 1000, 260, '#27405a', 0.7),
    times(46, () => circle(next() * 1200, next() * (ground - 260), 0.8 + next() * 1.6, '#c7d6e6')),
    circle(830, 96, 40, '#f2ead2'),
    circle(812, 84, 38, '#16243a'),
    towers({ seed, ground, low: 130, high: 330, width: 92, fill: '#1e3048' }),
    towers({
      seed: seed + 7,
      ground,
      low: 70,
      high: 210,
      width: 118,
      fill: '#223952',
      windows: '#e8c069',
      lit: 0.22,
    }),
  ].join('');
}

function towers({ seed, ground, low, high, width, fill, windows, lit = 1 }) {
  const next = sequence(seed);
  let x = -30;
  let shapes = '';
  while (x < 1220) {
    const w = width * (0.6 + next() * 0.7);
    const h = low + next() * (high - low);
    shapes += rect(x, ground - h, w, h + 4, fill);
    if (next() > 0.6) shapes += rect(x + w * 0.3, ground - h - 22, w * 0.22, 24, fill);
    if (windows) shapes += towerWindows({ x, y: ground - h, w, h, windows, lit, next });
    x += w + next() * 16;
  }
  return shapes;
}

function towerWindows({ x, y, w, h, windows, lit, next }) {
  const columns = Math.floor((w - 20) / 20);
  const rows = Math.floor((h - 26) / 26);
  return times(columns * rows, (i) => {
    const isLit = next() < lit * 0.72;
    if (!isLit) return '';
    return rect(x + 13 + (i % columns) * 20, y + 16 + Math.floor(i / columns) * 26, 9, 13, windows);
  });
}

/** A house front with a shop at street level; `ground` is where it meets the walk. */
export function facade({ x, ground, w, h, fill, trim, awning, seed }) {
  const next = sequence(seed);
  const columns = Math.max(2, Math.floor(w / 78));
  const step = w / columns;
  const rows = Math.max(1, Math.floor((h - 170) / 92));
  const panes = times(columns * rows, (i) => {
    const px = x + (i % columns) * step + step / 2 - 20;
    const py = ground - h + 44 + Math.floor(i / columns) * 92;
    const glass = next() > 0.3 ? '#7d9aa6' : '#e7cf9d';
    return (
      rect(px - 4, py - 4, 48, 66, trim) +
      rect(px, py, 40, 58, glass) +
      rect(px, py, 40, 12, '#ffffff22')
    );
  });
  const shop = ground - 118;
  return [
    rect(x, ground - h, w, h, fill),
    rect(x + w - 18, ground - h, 18, h, '#1d2a3322'),
    rect(x - 6, ground - h - 12, w + 12, 18, trim),
    panes,
    rect(x + 18, shop, w - 36, 118, '#41545f'),
    rect(x + 18, shop, w - 36, 40, '#ffffff14'),
    rect(x + w / 2 - 26, shop + 14, 52, 104, '#2f3f49'),
    times(Math.ceil((w - 16) / 30), (i) => {
      const at = x + 8 + i * 30;
      const width = Math.min(30, x + w - 8 - at);
      return path(
        `M${at} ${shop - 16}h${width}v30a${width / 2} 12 0 0 1 -${width} 0Z`,
        i % 2 ? INK.cream : awning,
      );
    }),
  ].join('');
}

/** Walk, curb and road below `top`, in elevation; the road begins at `top + 74`. */
export function street(top, { seed = 5, isNight = false } = {}) {
  const colors = isNight
    ? { walk: '#46566a', joint: '#3b4a5d', curb: '#5a6a7d', road: '#26344a', fleck: '#33435a' }
    : {
        walk: INK.walk,
        joint: INK.walkShade,
        curb: INK.curb,
        road: INK.asphalt,
        fleck: INK.asphaltLight,
      };
  return [
    rect(0, top, 1200, 60, colors.walk),
    times(13, (i) =>
      poly(
        [i * 100 + 20, top, i * 100 + 23, top, i * 100 - 7, top + 60, i * 100 - 11, top + 60],
        colors.joint,
      ),
    ),
    rect(0, top + 58, 1200, 16, colors.curb),
    rect(0, top + 72, 1200, 8, INK.shade + '55'),
    rect(0, top + 74, 1200, 800 - top - 74, colors.road),
    flecks({
      seed,
      count: 130,
      x: 0,
      y: top + 90,
      w: 1200,
      h: 720 - top,
      fill: colors.fleck,
      opacity: 0.5,
    }),
  ].join('');
}

export function tree(x, ground, scale = 1) {
  return group(
    `translate(${x} ${ground}) scale(${scale})`,
    shadow(46, 4, 92, 11),
    path('M-9 2C-7 -60 -10 -90 -13 -140L13 -140C9 -90 8 -60 11 2Z', INK.woodDark),
    line('M0 -100L26 -140M-2 -86L-26 -128', INK.woodDark, 8),
    ellipse(4, -190, 84, 74, INK.leafDark),
    ellipse(-36, -176, 56, 50, INK.leaf),
    ellipse(34, -206, 58, 50, INK.leaf),
    ellipse(-16, -224, 52, 44, INK.leaf),
    ellipse(-34, -226, 28, 22, INK.leafLight),
    ellipse(-52, -190, 20, 15, INK.leafLight),
    ellipse(22, -234, 22, 16, INK.leafLight),
  );
}

export function lamp(x, ground, { height = 330, isNight = false, reach = 84 } = {}) {
  const color = isNight ? '#0d1826' : INK.metal;
  return [
    isNight ? '' : shadow(x + 40, ground + 4, 54, 6),
    rect(x - 11, ground - 34, 22, 36, color, 4),
    rect(x - 5, ground - height, 10, height, color),
    line(
      `M${x} ${ground - height + 4}C${x} ${ground - height - 34} ${x + reach * 0.5} ${ground - height - 34} ${x + reach} ${ground - height - 26}`,
      color,
      8,
    ),
    path(`M${x + reach - 26} ${ground - height - 32}h52l10 18h-72Z`, color),
  ].join('');
}

export function person(
  x,
  ground,
  { coat = INK.blue, skin = '#a8704f', hair = '#3a2a22', scale = 1, isFacing = 1 } = {},
) {
  return group(
    `translate(${x} ${ground}) scale(${scale * isFacing} ${scale})`,
    shadow(16, 2, 34, 6),
    path('M-13 0L-9 -62H1L-3 0ZM6 0L2 -62H14L17 0Z', INK.shade),
    path('M-18 -60C-20 -104 -16 -126 0 -128C17 -126 21 -104 19 -60Z', coat),
    line('M13 -114C22 -98 24 -86 22 -70', coat, 10),
    circle(1, -142, 14, skin),
    path('M-14 -141C-14 -160 15 -162 15 -143C8 -150 -4 -150 -14 -141Z', hair),
  );
}

export function car(x, ground, fill, scale = 1) {
  return group(
    `translate(${x} ${ground}) scale(${scale})`,
    shadow(10, 0, 150, 10),
    path(
      'M-138 -18C-140 -48 -128 -56 -92 -60C-70 -90 -50 -98 0 -98C46 -98 62 -84 84 -60C122 -56 138 -48 138 -18Z',
      fill,
    ),
    path('M-78 -60C-62 -82 -48 -87 -8 -87V-60ZM2 -60V-87C38 -87 50 -80 66 -60Z', '#c3d8dd'),
    rect(-138, -34, 276, 6, '#1d2a3322'),
    circle(-82, -16, 25, INK.shade),
    circle(82, -16, 25, INK.shade),
    circle(-82, -16, 11, '#9aa7ad'),
    circle(82, -16, 11, '#9aa7ad'),
    rect(124, -48, 14, 9, INK.yellow, 3),
  );
}

export function cone(x, ground, scale = 1) {
  return group(
    `translate(${x} ${ground}) scale(${scale})`,
    shadow(16, 0, 38, 6),
    path('M-26 0h52v-8h-10L5 -66h-10L-16 -8h-10Z', INK.orange),
    path('M-11.400 -30h22.800l3 14h-28.800Z', INK.cream),
  );
}
