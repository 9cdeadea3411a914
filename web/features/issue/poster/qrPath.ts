import { encodeQR } from 'qr';

/** Quiet zone: scanners need it to find the code. */
const QUIET_MODULES = 4;

/** A text's QR code as one SVG path, one unit per module, with its quiet zone. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES, scale: 1 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size: rows.length };
}
