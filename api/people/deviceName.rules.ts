/** Told apart in this order: most browsers also say that they are others. */
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
/** Longer ones are no browser's, and nothing is to be read for long. */
const READ_LENGTH = 500;

/**
 * Browser and system in words that a person knows their device by: “Firefox on Windows”. Of a header
 * that says neither, “Another program”. Keeps nothing else of it, so no version and no model.
 */
export function deviceNameOf(userAgent: string): string {
  const text = userAgent.slice(0, READ_LENGTH);
  const nameIn = (known: typeof BROWSERS) => known.find(([sign]) => sign.test(text))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser === undefined)
    return system === undefined ? 'Another program' : `A program on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
