import { expect, it } from 'vitest';
import { createStore } from './store.ts';

it('changes parts of its state, and tells each change to those who show it', () => {
  const store = createStore({ quantity: 1, code: 'SPRING' });
  const seen: number[] = [];
  const end = store.subscribe(() => seen.push(store.get().quantity));
  const before = store.get();
  store.set({ quantity: 2 });
  expect(store.get()).toEqual({ quantity: 2, code: 'SPRING' });
  expect(before.quantity).toBe(1);
  end();
  store.set({ quantity: 3 });
  expect(seen).toEqual([2]);
});

it('knows whether a component shows it', () => {
  const store = createStore({});
  expect(store.isShown()).toBe(false);
  const end = store.subscribe(() => {});
  expect(store.isShown()).toBe(true);
  end();
  expect(store.isShown()).toBe(false);
});
