/**
 * What the page shows at the press that makes a change: it goes with the change, for the receipt
 * (docs/rules/receipts.md#shown). It is read from the page, so that it is what the customer has read.
 */
import { type ShownTexts, shownLimits } from '@perennial/shared/catalogue/receipts';

/** A header with more letters may be refused on the way. The sentences are left out first, then the last facts. */
const MAX_LETTERS = 4000;

// What is hidden is not read, and the words of two elements are apart.
const read = (element: Element | null | undefined, letters: number): string =>
  // biome-ignore lint/performance/useDomNodeTextContent: textContent has hidden texts, and joins words.
  (element instanceof HTMLElement ? element.innerText : '').replaceAll(/\s+/g, ' ').trim().slice(0, letters);

function readFacts(place: Element): ShownTexts['facts'] {
  return [...place.querySelectorAll('dt')]
    .map((label) => ({
      label: read(label, shownLimits.label),
      value: read(label.nextElementSibling, shownLimits.value),
    }))
    .slice(0, shownLimits.facts);
}

/** Words of a notice are none that the customer agrees to, and one with an email address says who the customer is. */
function readSentences(place: Element): string[] {
  return [...place.querySelectorAll('p')]
    .filter((sentence) => sentence.closest('dl, [role]') === null)
    .map((sentence) => read(sentence, shownLimits.sentence))
    .filter((sentence) => sentence !== '' && !sentence.includes('@'))
    .slice(0, shownLimits.sentences);
}

/** The words of the button that was pressed, which may have an amount. */
function readButton(): string | null {
  const pressed = document.activeElement;
  if (!(pressed instanceof HTMLButtonElement)) return null;
  return read(pressed.querySelector('.button__label') ?? pressed, shownLimits.value) || null;
}

/**
 * Returns what the dialog or the part with the attribute `data-shown` shows in which the press was, as a value of a
 * header; otherwise the dialog on top, or such a part.
 */
export function readShown(): string {
  const dialogs = document.querySelectorAll('dialog[open]');
  const place =
    document.activeElement?.closest('dialog[open], [data-shown]') ??
    dialogs[dialogs.length - 1] ??
    document.querySelector('[data-shown]');
  const shown: ShownTexts = {
    title: read(place?.querySelector('h1, h2, h3'), shownLimits.value) || null,
    facts: place ? readFacts(place) : [],
    sentences: place ? readSentences(place) : [],
    button: readButton(),
  };
  const write = () => encodeURIComponent(JSON.stringify(shown));
  if (write().length > MAX_LETTERS) shown.sentences = [];
  while (write().length > MAX_LETTERS && shown.facts.length > 0) shown.facts.pop();
  return write();
}
