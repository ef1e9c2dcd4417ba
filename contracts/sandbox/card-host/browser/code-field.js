import { codeLengthOf, findBrandByName, validateCode } from './card-rules.js';
import { encodeField } from './field-blob.js';

const FIELD = 'encryptedSecurityCode';

/**
 * @param {import('./field-channel.js').Message} config
 * @returns {import('./number-field.js').FieldKind}
 */
export function codeField({ txVariant, cvcPolicy }) {
  let brand = findBrandByName(String(txVariant));
  let policy = typeof cvcPolicy === 'string' ? cvcPolicy : 'required';
  let digits = '';

  return {
    autocomplete: 'cc-csc',
    type(input) {
      digits = input.value.replace(/\D/g, '').slice(0, codeLengthOf(brand));
      input.value = digits;
    },
    error: () => validateCode(digits, brand, policy),
    isBlocked: () => false,
    valid: () => ({
      [FIELD]: [{ type: String(txVariant), encryptedFieldName: FIELD, blob: encodeField('code', digits) }],
    }),
    receive(message) {
      if (typeof message['brand'] === 'string') brand = findBrandByName(message['brand']);
      if (typeof message['cvcPolicy'] === 'string') policy = message['cvcPolicy'];
    },
  };
}
