/** What a script of the content service consists of: plain JavaScript, or HTML with script elements as tag makers hand it out. */
import { isScriptAddress } from '@perennial/shared/validation/script-address';

export type ScriptPart = {
  /** Address of the code; null where the code stands in the text. */
  readonly src: string | null;
  readonly code: string;
  /** Of a `<script>` in HTML: its other attributes, such as `type` and `data-*`. */
  readonly attributes: Readonly<Record<string, string>>;
};

/** Attributes that are ours to set: where the code comes from, and that it may run. */
const OWN_ATTRIBUTES = new Set(['src', 'nonce']);

/** The scripts in the order in which they run; what is no safe address is left out. */
export function scriptParts(script: string | null | undefined, src: string | null | undefined): ScriptPart[] {
  const text = script?.trim() ?? '';
  const written = text.startsWith('<') ? partsOfHtml(text) : [{ src: null, code: text, attributes: {} }];
  const all = [{ src: src || null, code: '', attributes: {} }, ...written];
  return all
    .map((part) => ({ ...part, src: part.src?.replace(/^\/\//, 'https://') ?? null }))
    .filter((part) => (part.src === null ? part.code !== '' : isScriptAddress(part.src)));
}

function partsOfHtml(html: string): ScriptPart[] {
  const inert = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(inert.querySelectorAll('script'), (element) => ({
    src: element.getAttribute('src'),
    code: element.text.trim(),
    attributes: Object.fromEntries(
      Array.from(element.attributes, ({ name, value }) => [name, value] as const).filter(
        ([name]) => !OWN_ATTRIBUTES.has(name) && !name.startsWith('on'),
      ),
    ),
  }));
}
