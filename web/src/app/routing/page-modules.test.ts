// @vitest-environment happy-dom
import { afterAll, afterEach, expect, it, vi } from 'vitest';

const loaded: string[] = [];
const page = (name: string) => async () => {
  loaded.push(name);
  return { default: () => null };
};

afterEach(() => {
  loaded.length = 0;
});

afterAll(() => {
  vi.doUnmock('./page-table.ts');
  vi.resetModules();
});

/** Loads the module again, with pages that load nothing. `isAsked` tells whether the table of all pages was loaded. */
async function loadModules() {
  vi.resetModules();
  let isAsked = false;
  vi.doMock('./page-table.ts', () => {
    isAsked = true;
    const names = ['account/layout/account-layout', 'account/billing/billing-page', 'cart/cart-page'];
    return { pageTable: Object.fromEntries(names.map((name) => [`../../features/${name}.tsx`, page(name)])) };
  });
  return { ...(await import('./page-modules.ts')), isAsked: () => isAsked };
}

it('a page is loaded with its layout, each once, and is there at once then', async () => {
  const { findPage, loadPages } = await loadModules();
  await loadPages('/my-account/billing');
  await loadPages('/my-account/billing');
  expect(loaded).toEqual(['account/layout/account-layout', 'account/billing/billing-page']);
  expect(typeof findPage('account/billing/billing-page')).toBe('function');
});

it('a page that still loads is the same component in each rendering', async () => {
  const { findPage } = await loadModules();
  expect(findPage('cart/cart-page')).toBe(findPage('cart/cart-page'));
});

it('a page that is not there fails when it is shown, not before', async () => {
  const { loadPages } = await loadModules();
  await expect(loadPages('/checkout')).resolves.toBeUndefined();
});

it.each(['pointerover', 'pointerdown', 'keydown'])(
  'the names of all pages are loaded with the first sign that a person uses the page: %s',
  async (sign) => {
    const { preparePages, isAsked } = await loadModules();
    preparePages();
    await vi.dynamicImportSettled();
    expect(isAsked()).toBe(false);
    window.dispatchEvent(new Event(sign));
    await vi.dynamicImportSettled();
    expect(isAsked()).toBe(true);
    // For the other signs it listens no longer.
    window.dispatchEvent(new Event('keydown'));
  },
);
