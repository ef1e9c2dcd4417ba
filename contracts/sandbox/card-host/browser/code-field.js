import { brandNamed, codeLengthOf, codeProblem } from './card-rules.js';
import { blobOf } from './field-blob.js';

const FIELD = 'encryptedSecurityCode';

/**
 * @param {import('./field-channel.js').Message} config
 * @returns {import('./number-field.js').FieldKind}
 */
export function codeField({ txVariant, cvcPolicy }) {
  let brand = brandNamed(String(txVariant));
  let policy = typeof cvcPolicy === 'string' ? cvcPolicy : 'required';
  let digits = '';

  return {
    autocomplete: 'cc-csc',
    type(input) {
      digits = input.value.replace(/\D/g, '').slice(0, codeLengthOf(brand));
      input.value = digits;
    },
    problem: () => codeProblem(digits, brand, policy),
    isBlocked: () => false,
    valid: () => ({ [FIELD]: [{ type: String(txVariant), encryptedFieldName: FIELD, blob: blobOf('code', digits) }] }),
    receive(message) {
      if (typeof message['brand'] === 'string') brand = brandNamed(message['brand']);
      if (typeof message['cvcPolicy'] === 'string') policy = message['cvcPolicy'];
    },
  };
}
