/** Colours of the brand as the dark theme has them. */
export const BRAND = {
  ground: '#0c1213',
  raised: '#1a2326',
  hover: '#212c2f',
  border: '#283437',
  text: '#edf3f1',
  accent: '#ff8b3e',
  accentOnLight: '#bd4a06',
  success: '#5fd39a',
  info: '#7fb4ff',
};

const CENTER = { x: 32, y: 26 };
const OUTER = 21;
const INNER = 12.6;
const HEAD = 7;
const ARM_DEGREES = 40;
const TIP_Y = 61;

/**
 * The mark in a box of 64: a map pin that is open at the top, so that it reads as a person with
 * raised arms. One path of arcs and lines, plus the head.
 */
export function markShapes(fill) {
  const { x, y } = CENTER;
  const tangent = 180 - (Math.acos(OUTER / (TIP_Y - y)) * 180) / Math.PI;
  const at = (radius, degrees) => {
    const radians = (degrees * Math.PI) / 180;
    return `${round(x + radius * Math.sin(radians))} ${round(y - radius * Math.cos(radians))}`;
  };
  const cap = (OUTER - INNER) / 2;
  const path = [
    `M${at(OUTER, ARM_DEGREES)}`,
    `A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, tangent)}`,
    `L${round(x + 2.2)} ${round(TIP_Y - 2.9)}Q${x} ${TIP_Y - 0.4} ${round(x - 2.2)} ${round(TIP_Y - 2.9)}`,
    `L${at(OUTER, -tangent)}`,
    `A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, -ARM_DEGREES)}`,
    `A${round(cap)} ${round(cap)} 0 0 1 ${at(INNER, -ARM_DEGREES)}`,
    `A${INNER} ${INNER} 0 1 0 ${at(INNER, ARM_DEGREES)}`,
    `A${round(cap)} ${round(cap)} 0 0 1 ${at(OUTER, ARM_DEGREES)}Z`,
  ].join('');
  return `<path fill="${fill}" d="${path}"/><circle fill="${fill}" cx="${x}" cy="${y}" r="${HEAD}"/>`;
}

/** The word "Trybe" drawn with one round stroke in a box of 152 by 64, baseline at 46. */
export function wordShapes(stroke) {
  const letters = [
    'M4 14H30M17 14V46',
    'M40 24V46M40 34C40 28 43.5 24.5 49 24.5',
    'M59 24L69 45.5M79 24L66.8 51C65.2 54.6 62.6 56.2 59 55.8',
    'M90 9V46M112 35A11 11 0 1 1 90 35A11 11 0 1 1 112 35',
    'M125 35H146A10.8 10.8 0 1 0 143 42.8',
  ];
  const style = 'fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"';
  return `<path ${style} stroke="${stroke}" d="${letters.join('')}"/>`;
}

export function svg(width, height, inner, extra = '') {
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}${extra}>${inner}</svg>`;
}

function round(value) {
  return Number(value.toFixed(2));
}
