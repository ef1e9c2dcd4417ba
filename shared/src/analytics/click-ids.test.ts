import { expect, test } from 'vitest';
import { withoutClickIds } from './click-ids.ts';

test.each([
  ['', ''],
  ['?gclid=abc', ''],
  ['?bundle=halo&gclid=a%20b&utm_source=mail&coupon=HALO20', '?bundle=halo&coupon=HALO20'],
  ['?bundle=a%2Cb&gclidx=1', '?bundle=a%2Cb&gclidx=1'],
  ['?&bundle=halo&', '?bundle=halo'],
  ['?fbclid=1&msclkid=2&wbraid=3&_gl=4&mc_eid=5&gad_source=6', ''],
])('%s without click identifiers is %s', (search, expected) => {
  expect(withoutClickIds(search)).toBe(expected);
});
