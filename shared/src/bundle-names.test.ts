import { expect, it } from 'vitest';
import { parseBundleNames } from './bundle-names.ts';

it.each([
  ['sonic-brush-halo', ['sonic-brush-halo']],
  ['a,b', ['a', 'b']],
  ['a, b ,a,,b', ['a', 'b']],
  ['', []],
  [null, []],
  [undefined, []],
])('reads the bundle names of "%s"', (query, names) => expect(parseBundleNames(query)).toEqual(names));
