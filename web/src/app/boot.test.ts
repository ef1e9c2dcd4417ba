// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cultureInPath, fetchBoot, inlineBoot, inlinePages } from './boot.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

describe('cultureInPath', () => {
  it.each([
    ['/en-ca/cart', 'en-ca'],
    ['/nl-be', 'nl-be'],
    ['/cart', undefined],
    ['/', undefined],
    ['/xx-xx/cart', undefined],
  ])('finds in %s the culture %s', (path, culture) => {
    expect(cultureInPath(path)).toBe(culture);
  });
});

describe('boot data', () => {
  it('is read from the page', () => {
    document.head.innerHTML = '<script type="application/json" id="boot">{"culture":"en-ca"}</script>';
    expect(inlineBoot()).toEqual({ culture: 'en-ca' });
  });

  it('is loaded from the BFF if the page has none', async () => {
    expect(inlineBoot()).toBeUndefined();
    const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response('{"culture":"en-ca"}'));
    vi.stubGlobal('fetch', fetched);
    expect(await fetchBoot('en-ca', 'fr-CA')).toEqual({ culture: 'en-ca' });
    expect(fetched.mock.calls[0]?.[0]).toBe('/bff/boot?culture=en-ca&language=fr-CA');
    expect(fetched.mock.calls[0]?.[1]).toEqual({ headers: { 'X-Culture': 'en-ca' } });
  });

  it('is not an error response, which names its status', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ detail: 'Not now.' }, { status: 503 }));
    await expect(fetchBoot('en-ca', 'fr-CA')).rejects.toThrow('503');
  });
});

describe('the files of the page', () => {
  it.each([
    ['the layouts first', '<script id="boot" data-pages="/assets/layout.js /assets/page.js"></script>', 2],
    ['none if the page does not say', '<script id="boot"></script>', 0],
    ['none with the development server', '', 0],
  ])('%s', (_, head, count) => {
    document.head.innerHTML = head;
    expect(inlinePages()).toEqual(['/assets/layout.js', '/assets/page.js'].slice(0, count));
  });
});
