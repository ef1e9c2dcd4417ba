// The shop's styles for a field (`sfStyles`): properties of text only, set one by one.

const allowed = new Set([
  'background',
  'caretColor',
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'textAlign',
]);

/** @typedef {Partial<Record<'base' | 'error' | 'placeholder' | 'validated', Record<string, string>>>} FieldStyles */

/**
 * @param {HTMLInputElement} input
 * @param {FieldStyles} styles
 * @param {'error' | 'validated' | undefined} state
 */
export function paint(input, styles, state) {
  input.removeAttribute('style');
  const wanted = { ...styles.base, ...(state ? styles[state] : {}) };
  for (const [property, value] of Object.entries(wanted)) {
    if (allowed.has(property))
      input.style.setProperty(
        property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value,
      );
  }
  const placeholderColour = styles.placeholder?.['color'];
  if (placeholderColour) input.style.setProperty('--placeholder', placeholderColour);
}
