// Applies the styles of the shop to a field (`sfStyles`). Only the listed properties are allowed.

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
export function applyStyles(input, styles, state) {
  input.removeAttribute('style');
  const properties = { ...styles.base, ...(state ? styles[state] : {}) };
  for (const [property, value] of Object.entries(properties)) {
    if (allowed.has(property))
      input.style.setProperty(
        property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value,
      );
  }
  const placeholderColour = styles.placeholder?.['color'];
  if (placeholderColour) input.style.setProperty('--placeholder', placeholderColour);
}
