/** The browser and the operating system from which a session was started; null if unknown. */
export type Device = { browser: string | null; system: string | null };

/** Order matters: Edge and Opera also claim to be Chrome, and Chrome claims to be Safari. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Order matters: iPhones claim to be like Mac OS X, and Android claims to be Linux. */
const systems: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer headers are truncated. No browser sends one. */
const maxHeaderLength = 512;

/** Returns the device that a `User-Agent` header describes. It contains only names from the lists above. */
export function deviceOf(userAgent = ''): Device {
  const header = userAgent.slice(0, maxHeaderLength);
  const find = (list: typeof browsers) => list.find(([pattern]) => pattern.test(header))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
