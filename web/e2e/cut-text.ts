/**
 * What nobody can read on a page: text that is cut off, that lies outside of the window, on a button or on other text; and
 * fields whose label is not above them.
 */
import type { Page } from 'playwright/test';

/** Rounding, and letters that reach over the edge of their line, in pixels. */
const TOLERANCE = 2;

/** Returns a line for each part of the page, or of the open dialog, that cannot be read. */
export function findCutText(page: Page): Promise<readonly string[]> {
  return page.evaluate((tolerance) => {
    const root = document.documentElement;
    const part: Element = document.querySelector('dialog[open]') ?? document.body;
    const found = new Set<string>();
    const nameOf = (one: Element) => {
      const element = one.closest('svg')?.parentElement ?? one;
      return `${element.className || element.tagName}: "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    };
    if (root.scrollWidth > root.clientWidth) {
      const isTooWide = (element: Element) => element.getBoundingClientRect().right > root.clientWidth;
      const widest = [...document.querySelectorAll('main *')].filter(isTooWide).at(-1);
      found.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide: ${widest ? nameOf(widest) : ''}`);
    }

    /** Texts share most of what is around them. */
    function once<T>(find: (element: Element | null) => T): (element: Element | null) => T {
      const found = new Map<Element | null, T>();
      return (element) => {
        const known = found.get(element);
        if (known !== undefined) return known;
        const result = find(element);
        found.set(element, result);
        return result;
      };
    }
    /** For screen readers alone: cut to nothing, by the shop or by the card library. */
    const isUnseen = once((element: Element | null): boolean => {
      if (element === null) return false;
      const { clip, clipPath, overflowX } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isTiny = overflowX !== 'visible' && (width <= 1 || height <= 1);
      return isTiny || clip !== 'auto' || clipPath !== 'none' || isUnseen(element.parentElement);
    });
    const isHidden = (element: Element) =>
      element.closest('.skip-link, [aria-hidden="true"]') !== null ||
      isUnseen(element) ||
      !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    /** What lies over the page while a person uses it: what stays when the page scrolls, and an open list of options. */
    const isOverPage = once((element: Element | null): boolean => {
      if (element === null) return false;
      const { position } = getComputedStyle(element);
      const isList = position === 'absolute' && element.matches('[role="listbox"]');
      return isList || ['fixed', 'sticky'].includes(position) || isOverPage(element.parentElement);
    });

    type Words = { readonly element: Element; readonly boxes: readonly DOMRect[] };
    const words: Words[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, nodeValue } = walker.currentNode;
      if (!element || !nodeValue?.trim() || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      words.push({ element, boxes: [...range.getClientRects()].filter(({ width }) => width > 0) });
    }

    /** What can cut a text; null for what cannot, and for what ends in three dots, which say that there is more. */
    const frameOf = once((around) => {
      if (around === null) return null;
      const { overflowX, overflowY, display, textOverflow } = getComputedStyle(around);
      const cuts = [overflowX, overflowY].some((value) => value !== 'visible');
      if (!cuts || display === 'inline' || textOverflow === 'ellipsis') return null;
      return { overflowX, overflowY, edge: around.getBoundingClientRect() };
    });

    for (const { element, boxes } of words) {
      for (const { left, right } of boxes)
        if (right > root.clientWidth + tolerance || left < -tolerance)
          found.add(`outside of the window: ${nameOf(element)}`);
      for (
        let around: Element | null = element;
        around && around !== part.parentElement;
        around = around.parentElement
      ) {
        const frame = frameOf(around);
        if (!frame) continue;
        const { overflowX, overflowY, edge } = frame;
        for (const { left, right, top, bottom } of boxes) {
          const isCut =
            (clips(overflowX) && (right > edge.right + tolerance || left < edge.left - tolerance)) ||
            (clips(overflowY) && (bottom > edge.bottom + tolerance || top < edge.top - tolerance));
          if (isCut) found.add(`cut by ${around.className || around.tagName}: ${nameOf(element)}`);
        }
        if (scrolls(overflowX) && around.scrollWidth > around.clientWidth + tolerance)
          found.add(`scrolls sideways: ${nameOf(around)}`);
      }
    }

    const lieOn = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance;

    const onPage = words.filter(({ element }) => !isOverPage(element));
    for (const [index, { element, boxes }] of onPage.entries())
      for (const other of onPage.slice(index + 1)) {
        // The lines of one text have less room between them than its letters need.
        if (other.element.contains(element) || element.contains(other.element)) continue;
        if (boxes.some((one) => other.boxes.some((box) => lieOn(one, box))))
          found.add(`${nameOf(other.element)} lies on ${nameOf(element)}`);
      }

    for (const label of part.querySelectorAll<HTMLLabelElement>('label.field__label')) {
      const field = label.control;
      if (!field || isHidden(label)) continue;
      if (label.getBoundingClientRect().bottom > field.getBoundingClientRect().top + tolerance)
        found.add(`not above its field: ${nameOf(label)}`);
    }

    for (const button of part.querySelectorAll('button, summary, a.button, select')) {
      if (isHidden(button) || isOverPage(button)) continue;
      const edge = button.getBoundingClientRect();
      for (const { element, boxes } of words) {
        const isOwn = button.contains(element);
        if (!isOwn && (element.contains(button) || isOverPage(element))) continue;
        for (const box of boxes) {
          const sticksOut = box.left < edge.left - tolerance || box.right > edge.right + tolerance;
          if (isOwn && sticksOut) found.add(`sticks out of its button: ${nameOf(button)}`);
          if (!isOwn && lieOn(box, edge)) found.add(`${nameOf(element)} lies on ${nameOf(button)}`);
        }
      }
    }
    return [...found];
  }, TOLERANCE);
}
