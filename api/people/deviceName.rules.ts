/** The order matters: most browsers also claim to be others. */
const BROWSERS: readonly [sign: RegExp, name: string][] = [
  [/\bEdgA?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
];
const SYSTEMS: readonly [sign: RegExp, name: string][] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMacintosh\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
];
/** No browser sends longer headers; bounds the matching. */
const READ_LENGTH = 500;

/**
 * For example “Firefox on Windows”; “Another program” if unknown. Contains no version and no model.
 */
export function nameDevice(userAgent: string): string {
  const text = userAgent.slice(0, READ_LENGTH);
  const nameIn = (known: typeof BROWSERS) => known.find(([sign]) => sign.test(text))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser === undefined)
    return system === undefined ? 'Another program' : `A program on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
