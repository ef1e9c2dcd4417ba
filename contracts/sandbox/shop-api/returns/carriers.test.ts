import { describe, expect, it } from 'vitest';
import { listCarriers } from './carriers.ts';

describe('listCarriers', () => {
  it.each([
    ['fr-BE', 'Enlèvement à domicile'],
    ['nl-BE', 'Ophaling aan huis'],
    ['fr-CA', 'Ramassage à domicile'],
    ['de-AT', 'Abholung zu Hause'],
  ])('names the default carrier of a device in %s', (tag, name) => {
    expect(listCarriers('TryBuy', tag).tryBuyCarriers[0]).toEqual({ id: 'courier', name });
  });
});
