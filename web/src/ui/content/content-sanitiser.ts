/** Sanitises foreign HTML: keeps text, links and pictures; removes scripts, inputs and styles. */
import DOMPurify from 'dompurify';

const purifier = DOMPurify(window);

// Denies a page that opens in another tab access to this one.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener');
});

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
