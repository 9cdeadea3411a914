import { BRAND, markShapes, svg, wordShapes } from './brand.mjs';

/** The image that other sites show beside a link, 1200 by 630: a street map with pins, and the name. */
export function socialImage() {
  return svg(
    1200,
    630,
    [
      `<rect width="1200" height="630" fill="${BRAND.ground}"/>`,
      blocks(),
      river(),
      `<rect width="620" height="630" fill="${BRAND.ground}"/>`,
      `<path d="M620 0L760 0L640 630L500 630Z" fill="${BRAND.ground}"/>`,
      pin(985, 300, 3.6, BRAND.accent),
      pin(812, 470, 1.5, BRAND.info),
      pin(1110, 515, 1.5, BRAND.success),
      pin(842, 190, 1.5, '#ff7b86'),
      `<g transform="translate(88 222) scale(2.9)">${markShapes(BRAND.accent)}</g>`,
      `<g transform="translate(262 224) scale(2.45)">${wordShapes(BRAND.text)}</g>`,
    ].join(''),
  );
}

function blocks() {
  const shapes = [];
  for (let row = -3; row < 12; row += 1) {
    for (let column = -2; column < 13; column += 1) {
      const isPark = (row * 5 + column * 3) % 17 === 4;
      const fill = isPark ? '#16281f' : BRAND.raised;
      shapes.push(
        `<rect x="${560 + column * 92}" y="${row * 74}" width="80" height="62" rx="3" fill="${fill}"/>`,
      );
    }
  }
  return `<g transform="rotate(-9 900 315)">${shapes.join('')}</g>`;
}

function river() {
  const path = 'M620 -20C760 120 730 250 860 330S1010 520 1240 590';
  return `<path d="${path}" fill="none" stroke="#10202b" stroke-width="54"/>`;
}

/** A mark whose tip stands at a point, with a ground-coloured rim that lifts it from the map. */
function pin(x, y, scale, fill) {
  const place = `translate(${x - 32 * scale} ${y - 61 * scale}) scale(${scale})`;
  const rim = `<g stroke="${BRAND.ground}" stroke-width="7" stroke-linejoin="round">${markShapes(BRAND.ground)}</g>`;
  return `<g transform="${place}">${rim}${markShapes(fill)}</g>`;
}
