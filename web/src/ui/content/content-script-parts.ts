/**
 * Splits a script of the content service into parts: plain JavaScript, or HTML with script elements as tag managers
 * provide it.
 */
import { isScriptAddress } from '@perennial/shared/validation/script-address';
import { parseInert } from '../../trusted-code.ts';

export type ScriptPart = {
  /** The URL of the code; null for inline code. */
  readonly src: string | null;
  readonly code: string;
  /** The other attributes of a `<script>` in HTML, such as `type` and `data-*`. */
  readonly attributes: Readonly<Record<string, string>>;
};

/** Attributes that only the shop sets. */
const OWN_ATTRIBUTES = new Set(['src', 'nonce']);

/** Returns the scripts in the order in which they run; scripts with an unsafe URL are left out. */
export function scriptParts(script: string | null | undefined, src: string | null | undefined): ScriptPart[] {
  const text = script?.trim() ?? '';
  const written = text.startsWith('<') ? parseHtmlParts(text) : [{ src: null, code: text, attributes: {} }];
  const all = [{ src: src || null, code: '', attributes: {} }, ...written];
  return all
    .map((part) => ({ ...part, src: part.src?.replace(/^\/\//, 'https://') ?? null }))
    .filter((part) => (part.src === null ? part.code !== '' : isScriptAddress(part.src)));
}

function parseHtmlParts(html: string): ScriptPart[] {
  return Array.from(parseInert(html).querySelectorAll('script'), (element) => ({
    src: element.getAttribute('src'),
    code: element.text.trim(),
    attributes: Object.fromEntries(
      Array.from(element.attributes, ({ name, value }) => [name, value] as const).filter(
        ([name]) => !OWN_ATTRIBUTES.has(name) && !name.startsWith('on'),
      ),
    ),
  }));
}
