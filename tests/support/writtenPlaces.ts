/** Places on both sides of the equator and of Greenwich, for tests of what people and programs write. */
export const PLACES = [
  ['Chicago', 41.8781, -87.6298],
  ['Sydney', -33.8688, 151.2093],
  ['Buenos Aires', -34.6037, -58.3816],
  ['Berlin', 52.52, 13.405],
  ['Cairo', 30.0444, 31.2357],
  ['Taveuni', -16.8528, 179.9719],
  ['off Ghana', 0.5, -0.25],
] as const;

export const arabic = (text: string) =>
  text
    .replaceAll(/\d/gu, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    .replaceAll('.', '٫');
export const side = (value: number, plus: string, minus: string) => (value < 0 ? minus : plus);
export const size = (value: number) => String(Math.abs(value));
export const comma = (text: string) => text.replaceAll('.', ',');

/** Degrees, minutes and seconds, exact to a thousandth of a second. */
export function sexagesimal(
  value: number,
  [degree, minute, second]: [string, string, string],
): string {
  const thousandths = Math.round(Math.abs(value) * 3_600_000);
  const [whole, rest] = [Math.floor(thousandths / 3_600_000), thousandths % 3_600_000];
  const minutes = Math.floor(rest / 60_000);
  return `${whole}${degree}${minutes}${minute}${(rest % 60_000) / 1_000}${second}`;
}
export const minutesOnly = (value: number, between: string) => {
  const whole = Math.floor(Math.abs(value));
  return `${whole}${between}${Number(((Math.abs(value) - whole) * 60).toFixed(6))}`;
};

export type Write = (lat: number, lon: number) => string;
export const ns = (lat: number) => side(lat, 'N', 'S');
export const ew = (lon: number) => side(lon, 'E', 'W');
