/** Colours of the demo illustrations: late light from the upper left over a muted city. */
export const INK = {
  sky: '#cfe2e4',
  skyLow: '#f4e3c8',
  far: '#b3c8cd',
  middle: '#8fabb5',
  asphalt: '#59636b',
  asphaltDark: '#454e56',
  asphaltLight: '#6b757d',
  line: '#e9e2d0',
  walk: '#cfc7b7',
  walkShade: '#b5ac9b',
  curb: '#e4ddcd',
  grass: '#8caf6c',
  grassDark: '#6d9457',
  leaf: '#5f8f5b',
  leafDark: '#457248',
  leafLight: '#86b069',
  wood: '#b98654',
  woodDark: '#8f6440',
  metal: '#3b4750',
  metalLight: '#6d7b84',
  brick: '#b5654a',
  brickDark: '#96503a',
  cream: '#f1e6d0',
  orange: '#ff8b3e',
  yellow: '#f4b93e',
  red: '#d6483f',
  blue: '#4d8bb8',
  water: '#6ea3b4',
  shade: '#1d2a33',
};

export const rect = (x, y, w, h, fill, r = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${r ? ` rx="${r}"` : ''}/>`;

export const circle = (x, y, r, fill) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

export const ellipse = (x, y, rx, ry, fill, opacity = 1) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" opacity="${opacity}"/>`;

/** A polygon of x, y, x, y ... */
export const poly = (numbers, fill, opacity = 1) => {
  const points = numbers
    .map((value, i) => `${n(value)}${i % 2 ? ' ' : ','}`)
    .join('')
    .trim();
  return `<polygon points="${points}" fill="${fill}" opacity="${opacity}"/>`;
};

export const path = (d, fill, opacity = 1) =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;

export const line = (d, stroke, width, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const group = (transform, ...inner) => `<g transform="${transform}">${inner.join('')}</g>`;

/** A shape's shadow on the ground: always to the lower right, always this soft. */
export const shadow = (x, y, rx, ry) => ellipse(x, y, rx, ry, INK.shade, 0.22);

/** Numbers between 0 and 1 that are the same at every run (mulberry32). */
export function sequence(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

export const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Small flecks that keep large flat areas from looking empty. */
export function flecks({ seed, count, x, y, w, h, fill, opacity = 0.35, size = 3 }) {
  const next = sequence(seed);
  return times(count, () => {
    const px = x + next() * w;
    const py = y + next() * h;
    const r = size * (0.4 + next());
    return ellipse(px, py, r * 1.6, r * 0.7, fill, opacity);
  });
}

/** A closed blot around a point: `spread` is how uneven, `flat` how much it lies down. */
export function blotPath({ seed, x, y, r, spread = 0.25, flat = 1, corners = 14 }) {
  const next = sequence(seed);
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2;
    const radius = r * (1 - spread / 2 + next() * spread);
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * flat];
  });
  const middle = (a, b) => `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  const curves = points.map((point, i) => {
    const following = points[(i + 1) % corners];
    return `Q${n(point[0])} ${n(point[1])} ${middle(point, following)}`;
  });
  return `M${middle(points.at(-1), points[0])}${curves.join('')}Z`;
}

function n(value) {
  return Number(value.toFixed(1));
}
