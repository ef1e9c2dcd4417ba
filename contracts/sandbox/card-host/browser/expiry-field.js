import { expiryProblem, typedExpiry, writtenExpiry } from './card-rules.js';
import { blobOf } from './field-blob.js';

/** @returns {import('./number-field.js').FieldKind} */
export function expiryField() {
  let date = { month: '', year: '' };

  return {
    autocomplete: 'cc-exp',
    type(input, isDeleting) {
      date = typedExpiry(input.value);
      input.value = writtenExpiry(date, { isDeleting });
    },
    problem: () => expiryProblem(date, new Date()),
    isBlocked: () => false,
    // The type makes the card library move on to the security code.
    valid: () => ({
      type: 'year',
      encryptedExpiryDate: [
        { type: 'month', encryptedFieldName: 'encryptedExpiryMonth', blob: blobOf('month', date.month) },
        { type: 'year', encryptedFieldName: 'encryptedExpiryYear', blob: blobOf('year', `20${date.year}`) },
      ],
    }),
    receive() {},
  };
}
