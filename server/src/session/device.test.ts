import { expect, test } from 'vitest';
import { toDevice } from './device.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit}`;

test.each([
  [`${windows} ${blink} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${blink} Chrome/140.0.0.0 Safari/537.36 OPR/122.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${iphone} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [`${iphone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
  [`Mozilla/5.0 (iPad; CPU OS 15_8 like Mac OS X) ${webkit} Version/15.6 Safari/604.1`, 'Safari', 'iPadOS'],
  [`${android} ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${android} ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(toDevice(userAgent)).toEqual({ browser, system });
});

test.each([[undefined], [''], ['curl/8.5.0'], [`${'a'.repeat(2000)} Firefox/143.0 Windows`]])(
  'nothing is claimed of %s',
  (userAgent) => {
    expect(toDevice(userAgent)).toEqual({});
  },
);
