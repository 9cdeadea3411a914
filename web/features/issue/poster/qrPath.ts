import { encodeQR } from 'qr';

/** Light modules around the code, without which scanners do not find it. */
const QUIET_MODULES = 4;

/** The QR code of a text as one SVG path, a unit per module, with the quiet zone around it. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES, scale: 1 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size: rows.length };
}
