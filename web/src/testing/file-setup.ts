/**
 * Runs before each file of tests of the client. The files of a process share its browser and its globals: each file
 * begins with an empty browser, and a file fails that leaves something running.
 */
import { afterAll, expect, vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();

// A request that no test answers finds no network, and none is tried: a port of this machine may have a shop.
globalThis.fetch = () => Promise.reject(new TypeError('There is no network in tests of the client'));

/** A timer of a file that has ended would run during another one: that of a page that leaves for the sign-in, for example. */
const { setTimeout: startTimer, setInterval: startInterval } = globalThis;
const timers = new Set<ReturnType<typeof setTimeout>>();

function remember(timer: ReturnType<typeof setTimeout>): ReturnType<typeof setTimeout> {
  timers.add(timer);
  return timer;
}

globalThis.setTimeout = Object.assign(
  (...args: Parameters<typeof setTimeout>) => remember(startTimer(...args)),
  startTimer,
);
globalThis.setInterval = Object.assign(
  (...args: Parameters<typeof setInterval>) => remember(startInterval(...args)),
  startInterval,
);

afterAll(() => {
  Object.assign(globalThis, { setTimeout: startTimer, setInterval: startInterval });
  for (const timer of timers) clearTimeout(timer);
});

if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
}

const globalsBefore = Object.getOwnPropertyDescriptors(globalThis);

afterAll(() => {
  expect([...listMountedPages(), ...listChangedGlobals()], 'What the file leaves to the files after it').toEqual([]);
});

/** Returns what React still shows. React marks the element of a mounted page, and takes the mark's value away at its end. */
function listMountedPages(): string[] {
  if (typeof document === 'undefined') return [];
  const isMarked = ([key, value]: [string, unknown]) => key.startsWith('__reactContainer$') && value !== null;
  const mounted = [...document.querySelectorAll('*')].filter((element) => Object.entries(element).some(isMarked));
  return mounted.map(({ textContent }) => `a mounted page: ${textContent}`);
}

/** Returns the stubbed globals, with those of fake timers. */
function listChangedGlobals(): string[] {
  const after = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  const before: Readonly<Record<string, PropertyDescriptor>> = globalsBefore;
  const changed = after.filter(([name, { value }]) => before[name] && !Object.is(before[name].value, value));
  return changed.map(([name]) => `another ${name}`);
}
