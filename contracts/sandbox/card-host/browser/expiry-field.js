import { formatExpiry, parseExpiry, validateExpiry } from './card-rules.js';
import { encodeField } from './field-blob.js';

/** @returns {import('./number-field.js').FieldKind} */
export function expiryField() {
  let date = { month: '', year: '' };

  return {
    autocomplete: 'cc-exp',
    type(input, isDeleting) {
      date = parseExpiry(input.value);
      input.value = formatExpiry(date, { isDeleting });
    },
    error: () => validateExpiry(date, new Date()),
    isBlocked: () => false,
    // With `type: 'year'` the card library moves the focus to the security code.
    valid: () => ({
      type: 'year',
      encryptedExpiryDate: [
        { type: 'month', encryptedFieldName: 'encryptedExpiryMonth', blob: encodeField('month', date.month) },
        { type: 'year', encryptedFieldName: 'encryptedExpiryYear', blob: encodeField('year', `20${date.year}`) },
      ],
    }),
    receive() {},
  };
}
