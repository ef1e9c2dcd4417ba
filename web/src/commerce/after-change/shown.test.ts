// @vitest-environment happy-dom
import { shownTextsSchema } from '@perennial/shared/receipt';
import { afterEach, describe, expect, it } from 'vitest';
import { readShown } from './shown.ts';

afterEach(() => document.body.replaceChildren());

/** Shows a page, and puts the focus on the button that was pressed. */
function show(html: string): void {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-pressed]')?.focus();
}

const read = () => shownTextsSchema.parse(JSON.parse(decodeURIComponent(readShown())));

const dialog = `
  <main><dl><dt>Other</dt><dd>1</dd></dl></main>
  <dialog open>
    <h2>Pause your
      subscription?</h2>
    <dl>
      <div><dt>Next shipment</dt><dd>14 July <span>2026</span></dd></div>
      <div><dt>Not charged</dt><dd><p>€ 49,99</p></dd></div>
    </dl>
    <p>The pause starts at once.</p>
    <p>We email it to anna@example.com.</p>
    <p></p>
    <div role="alert"><p>It was refused.</p></div>
    <button data-pressed><span class="button__label">Pause</span><span class="button__label">Saving…</span></button>
  </dialog>`;

describe('what was shown before a change', () => {
  it('is what the open dialog says, without notices and email addresses, and the button that was pressed', () => {
    show(dialog);
    expect(read()).toEqual({
      title: 'Pause your subscription?',
      facts: [
        { label: 'Next shipment', value: '14 July 2026' },
        { label: 'Not charged', value: '€ 49,99' },
      ],
      sentences: ['The pause starts at once.'],
      button: 'Pause',
    });
  });

  it('is that of the dialog on top, unless the press was in another part', () => {
    const top = '<dialog open><h2>Are you sure?</h2></dialog>';
    show(dialog.replace('data-pressed', '') + top);
    expect(read().title).toBe('Are you sure?');
    show(`${top}<li data-shown><p>Undo ends the pause.</p><button data-pressed>Undo</button></li>`);
    expect(read()).toEqual({ title: null, facts: [], sentences: ['Undo ends the pause.'], button: 'Undo' });
  });

  it('is that of the marked part of a page without a dialog', () => {
    show('<p>Other words</p><section data-shown><h3>You pay</h3><p>€ 12 today.</p></section>');
    expect(read()).toEqual({ title: 'You pay', facts: [], sentences: ['€ 12 today.'], button: null });
  });

  it('is the button alone on any other page, and nothing typed', () => {
    show('<form><p>Words</p><input value="Secret 1" data-pressed /></form>');
    expect(read()).toEqual({ title: null, facts: [], sentences: [], button: null });
    show('<p>Words</p><button data-pressed>Pay now · € 12</button>');
    expect(read().button).toBe('Pay now · € 12');
  });

  it('fits into a header: long texts are cut, sentences are left out first, then the last facts', () => {
    const facts = Array.from({ length: 30 }, (_, index) => `<dt>${'ü'.repeat(100)}</dt><dd>${index}</dd>`).join('');
    show(`<dialog open><dl>${facts}</dl><p>${'word '.repeat(200)}</p></dialog>`);
    expect(readShown().length).toBeLessThanOrEqual(4000);
    const { facts: kept, sentences } = read();
    expect(sentences).toEqual([]);
    expect(kept[0]).toEqual({ label: 'ü'.repeat(80), value: '0' });
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.map(({ value }) => Number(value))).toEqual(kept.map((_, index) => index));
  });
});
