/** Sanitises foreign HTML: keeps text, links and pictures; removes scripts, inputs and styles. */
import DOMPurify from 'dompurify';

const purifier = DOMPurify(window);

// Denies a page that opens in another tab access to this one.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener');
});

/** What may stand inside a line of text, for example in the summary of a question. */
const INLINE_TAGS = ['b', 'strong', 'i', 'em', 'u', 'sub', 'sup', 'small', 'mark', 'code', 'abbr', 'span', 'br'];

/** Keeps the words of all elements, and the elements that may stand inside a line. */
export function sanitiseInlineHtml(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: INLINE_TAGS,
    ALLOWED_ATTR: ['lang', 'title'],
    RETURN_DOM_FRAGMENT: true,
  });
}

export function sanitiseHtml(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    ADD_ATTR: ['target'],
    // The content security policy blocks inline styles, and foreign forms could ask for data.
    FORBID_ATTR: ['style'],
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'option', 'textarea', 'dialog'],
    RETURN_DOM_FRAGMENT: true,
  });
}
