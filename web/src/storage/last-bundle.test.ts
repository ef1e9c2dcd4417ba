// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readLastBundle, removeLastBundle, writeLastBundle } from './last-bundle.ts';
import { useLastBundle } from './use-stored.ts';

/** Another tab shares the local storage only. */
function switchTab(): void {
  sessionStorage.clear();
}

/** What a component shows. */
const shown = () => renderHook(useLastBundle).result.current;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the last viewed bundle', () => {
  it('is that of the tab, whatever another tab looks at', () => {
    writeLastBundle('sonic-brush-halo');
    localStorage.setItem('lastBundle', '"razor-arc"');
    expect([readLastBundle(), shown()]).toEqual(['sonic-brush-halo', 'sonic-brush-halo']);
  });

  it('is that of the browser in a new tab', () => {
    writeLastBundle('sonic-brush-halo');
    switchTab();
    expect([readLastBundle(), shown()]).toEqual(['sonic-brush-halo', 'sonic-brush-halo']);
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
