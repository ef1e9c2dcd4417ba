// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { readLastBundle, removeLastBundle, writeLastBundle } from './last-bundle.ts';

/** Another tab shares the local storage only. */
function switchTab(): void {
  sessionStorage.clear();
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the last viewed bundle', () => {
  it('is that of the tab, whatever another tab looks at', () => {
    writeLastBundle('sonic-brush-halo');
    localStorage.setItem('lastBundle', '"razor-arc"');
    expect(readLastBundle()).toBe('sonic-brush-halo');
  });

  it('is that of the browser in a new tab', () => {
    writeLastBundle('sonic-brush-halo');
    switchTab();
    expect(readLastBundle()).toBe('sonic-brush-halo');
  });

  it('is forgotten in the tab that has ordered it, and stays in another tab', () => {
    writeLastBundle('sonic-brush-halo');
    localStorage.setItem('lastBundle', '"razor-arc"');
    removeLastBundle();
    switchTab();
    expect(readLastBundle()).toBe('razor-arc');
    removeLastBundle();
    expect(readLastBundle()).toBeUndefined();
  });
});
