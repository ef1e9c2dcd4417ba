import { describe, expect, it } from 'vitest';
import { findCircles, readImports } from './import-graph.ts';

describe('circles of imports', () => {
  it.each(['shared', 'server', 'web', 'contracts', 'scripts'])('%s has none, of files or of folders', (folder) => {
    const imports = readImports(folder);
    expect(imports.length).toBeGreaterThan(0);
    expect(findCircles(imports)).toEqual([]);
  });

  it('are found among the files of a folder', () => {
    const imports = [
      ['a/one.ts', 'a/two.ts'],
      ['a/two.ts', 'a/three.ts'],
      ['a/three.ts', 'a/one.ts'],
    ] as const;
    expect(findCircles(imports)).toEqual(['a: one.ts, three.ts, two.ts']);
  });

  it('are found among folders whose files have none', () => {
    const imports = [
      ['a/cart/page.ts', 'a/order/gate.ts'],
      ['a/order/sum.ts', 'a/cart/lines.ts'],
    ] as const;
    expect(findCircles(imports)).toEqual(['a: cart, order']);
  });

  it('are not seen where a folder is used by the file beside it', () => {
    expect(
      findCircles([
        ['a/app.ts', 'a/routes/cart.ts'],
        ['a/routes/cart.ts', 'a/config.ts'],
      ]),
    ).toEqual([]);
  });
});
