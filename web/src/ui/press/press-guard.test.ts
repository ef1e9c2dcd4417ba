// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { doublePressMs, guardPresses } from './press-guard.ts';

type Place = { left: number; top: number };

let guard: AbortController;
let pressed: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  guard = new AbortController();
  guardPresses(document, guard.signal);
  pressed = [];
});

afterEach(() => {
  guard.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Draws a button of 100 by 40 pixels. `onPress` is what a press leads to. */
function draw(name: string, { left, top }: Place = { left: 0, top: 0 }, onPress = () => {}): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  button.getBoundingClientRect = () => new DOMRect(left, top, 100, 40);
  button.addEventListener('click', () => {
    pressed.push(name);
    onPress();
  });
  document.body.append(button);
  return button;
}

type Press = { x?: number; y?: number; pointerType?: string; count?: number };

function press(target: Element, { x = 50, y = 20, pointerType = 'mouse', count = 1 }: Press = {}): void {
  const common = { bubbles: true, cancelable: true, clientX: x, clientY: y };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...common, pointerType }));
  target.dispatchEvent(new MouseEvent('mousedown', { ...common, detail: count }));
  target.dispatchEvent(new MouseEvent('click', { ...common, detail: count }));
}

/** Two buttons of which the first press of the first draws the second in its place. */
function drawStep(): { next: HTMLButtonElement; send: () => Element } {
  const next = draw('next', undefined, () => {
    next.remove();
    draw('send');
  });
  return { next, send: () => document.body.lastElementChild as Element };
}

describe('a press that follows another one at the same place', () => {
  it.each([
    ['the second half of a double click', { count: 2 }],
    ['the second of two taps', { pointerType: 'touch' }],
  ])('does not reach what has appeared there: %s', (_, second) => {
    const { next, send } = drawStep();
    press(next, { ...second, count: 1 });
    vi.advanceTimersByTime(80);
    press(send(), second);
    expect(pressed).toEqual(['next']);
  });

  it('does not reach a button beside it either, to which the browser gives the tap of a finger', () => {
    const { next, send } = drawStep();
    press(next, { pointerType: 'touch' });
    vi.advanceTimersByTime(80);
    const beside = send();
    beside.getBoundingClientRect = () => new DOMRect(60, 0, 100, 40);
    // The finger is on nothing, and the click goes to the nearest button.
    const finger = { bubbles: true, cancelable: true, clientX: 50, clientY: 20 };
    document.body.dispatchEvent(new PointerEvent('pointerdown', { ...finger, pointerType: 'touch' }));
    beside.dispatchEvent(new MouseEvent('click', { ...finger, detail: 1 }));
    expect(pressed).toEqual(['next']);
    vi.advanceTimersByTime(500);
    press(beside, { pointerType: 'touch', x: 80 });
    expect(pressed).toEqual(['next', 'send']);
  });

  it('does not reach a button beside it however often the finger comes', () => {
    const { next, send } = drawStep();
    press(next, { pointerType: 'touch' });
    const beside = send();
    beside.getBoundingClientRect = () => new DOMRect(60, 0, 100, 40);
    const finger = { bubbles: true, cancelable: true, clientX: 50, clientY: 20 };
    for (const pause of [300, 300, 300]) {
      vi.advanceTimersByTime(pause);
      document.body.dispatchEvent(new PointerEvent('pointerdown', { ...finger, pointerType: 'touch' }));
      beside.dispatchEvent(new MouseEvent('click', { ...finger, detail: 1 }));
    }
    expect(pressed).toEqual(['next']);
  });

  it('does not reach it however often it comes, until half a second has passed without one', () => {
    const { next, send } = drawStep();
    press(next, { pointerType: 'touch' });
    for (const pause of [300, 300, 300]) {
      vi.advanceTimersByTime(pause);
      press(send(), { pointerType: 'touch' });
    }
    expect(pressed).toEqual(['next']);
    vi.advanceTimersByTime(500);
    press(send(), { pointerType: 'touch' });
    expect(pressed).toEqual(['next', 'send']);
  });

  it('presses the same button again', () => {
    const more = draw('more');
    press(more);
    press(more, { count: 2 });
    expect(pressed).toEqual(['more', 'more']);
  });

  it.each([
    ['<a href="/cart">next</a>'],
    ['<input type="checkbox">'],
    ['<select></select>'],
    ['<textarea></textarea>'],
    ['<details><summary>next</summary></details>'],
    ['<label>next</label>'],
    ['<li role="option">next</li>'],
    ['<dialog open>next</dialog>'],
  ])('does not reach what has appeared in the place of %s', (html) => {
    document.body.innerHTML = html;
    const first = document.body.querySelector('a, input, select, textarea, summary, label, li, dialog') as Element;
    press(first, { pointerType: 'touch' });
    document.body.replaceChildren();
    vi.advanceTimersByTime(80);
    press(draw('send'), { pointerType: 'touch' });
    expect(pressed).toEqual([]);
  });

  it.each([
    [16, []],
    [17, ['send']],
  ])('is one of two taps up to 16 pixels from the first: %i', (distance, reached) => {
    const { next, send } = drawStep();
    press(next, { pointerType: 'touch' });
    const beside = send();
    // The browser gives the tap to the nearest button, which does not lie where the first tap was.
    beside.getBoundingClientRect = () => new DOMRect(200, 0, 100, 40);
    press(beside, { pointerType: 'touch', x: 50 + distance });
    expect(pressed).toEqual(['next', ...reached]);
  });

  it('presses a button that lies beside', () => {
    press(draw('less'), { pointerType: 'touch' });
    press(draw('more', { left: 100, top: 0 }), { x: 110, pointerType: 'touch' });
    expect(pressed).toEqual(['less', 'more']);
  });

  it('is one of its own if the mouse counts it so', () => {
    const { next, send } = drawStep();
    press(next);
    press(send());
    expect(pressed).toEqual(['next', 'send']);
  });

  it('presses a button after a press beside it, where nothing was', () => {
    press(document.body, { pointerType: 'touch' });
    press(draw('next'), { pointerType: 'touch' });
    expect(pressed).toEqual(['next']);
  });
});

it('a press of the keyboard or of assistive technology reaches what has appeared', () => {
  const { next, send } = drawStep();
  press(next, { pointerType: 'touch' });
  press(send(), { pointerType: 'touch' });
  (send() as HTMLElement).click();
  expect(pressed).toEqual(['next', 'send']);
});

it.each(['mouse', 'touch'])('a second press may follow one for half a second: %s', (pointerType) => {
  press(draw('pay'), { pointerType });
  expect(doublePressMs()).toBe(500);
  vi.advanceTimersByTime(200);
  expect(doublePressMs()).toBe(300);
  vi.advanceTimersByTime(400);
  expect(doublePressMs()).toBe(0);
  draw('keyboard').click();
  expect(doublePressMs()).toBe(0);
});

describe('Enter that is held', () => {
  const enter = (target: Element, repeat: boolean) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));

  it('presses once', () => {
    const button = draw('send');
    expect(enter(button, false)).toBe(true);
    expect(enter(button, true)).toBe(false);
  });

  it('makes lines in a text', () => {
    const text = document.body.appendChild(document.createElement('textarea'));
    expect(enter(text, true)).toBe(true);
  });
});

it.each([
  [true, false],
  [false, true],
])('a press behind a dialog takes the focus: dialog open %s, focus moves %s', (open, moves) => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = open;
  const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail: 2 });
  document.documentElement.dispatchEvent(down);
  expect(!down.defaultPrevented).toBe(moves);
});
