/**
 * What a browser says of itself, as coarse as a person needs it to recognise a sign-in: family and system, no version
 * (docs/rules/my-data.md#sign-ins).
 */
import type { Device } from '@perennial/shared/models/my-data';

type Mark<Name> = readonly [Name, RegExp];

/** Most browsers name others too, so the order counts: the first that fits. */
const browserMarks: readonly Mark<NonNullable<Device['browser']>>[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
];

const systemMarks: readonly Mark<NonNullable<Device['system']>>[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** A longer header is none of a browser. */
const MAX_LENGTH = 1000;

/** Returns the device of a `User-Agent` header; without what is not known. */
export function toDevice(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  const browser = browserMarks.find(([, mark]) => mark.test(text))?.[0];
  const system = systemMarks.find(([, mark]) => mark.test(text))?.[0];
  return { ...(browser === undefined ? {} : { browser }), ...(system === undefined ? {} : { system }) };
}
