import { expect, it } from 'vitest';
import { toReadable } from './readable-log.ts';

it('writes a line of the log as words, with the reason and what mends it', () => {
  const time = new Date(2026, 10, 26, 9, 5, 7).getTime();
  const line = { level: 40, time, msg: 'a request failed', call: 'getProfile', status: 502, reqId: 'r-1' };
  expect(toReadable(JSON.stringify(line))).toBe('09:05:07 WARN  a request failed call=getProfile status=502 reqId=r-1');
  const cause = { message: 'fetch failed', mend: 'correct SHOP_API_URL' };
  const failed = { ...line, err: { message: 'away', stack: 'Error: away\n    at call', cause } };
  expect(toReadable(JSON.stringify(failed)).split('\n').slice(1)).toEqual([
    '  mend: correct SHOP_API_URL',
    '  Error: away',
    '      at call',
    '  fetch failed',
  ]);
});

it.each(['Debugger listening on ws://127.0.0.1:9229', '{"half":', '[1]', '"text"'])('leaves %s as it is', (line) => {
  expect(toReadable(line)).toBe(line);
});
