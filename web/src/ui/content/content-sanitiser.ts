/** HTML of others, made harmless: text, links and pictures stay; what runs, asks for input or brings styles does not. */
import DOMPurify from 'dompurify';

const purifier = DOMPurify(window);

// A page of another site that opens in a tab of its own gets no hold of this one.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener');
});

export function sanitiseHtml(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    ADD_ATTR: ['target'],
    // The page's policy refuses styles in the markup, and a form of others would ask for what is not theirs.
    FORBID_ATTR: ['style'],
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'option', 'textarea', 'dialog'],
    RETURN_DOM_FRAGMENT: true,
  });
}
