import { findBrand, findBrandByName, formatNumber, maxNumberLength, validateNumber } from './card-rules.js';
import { encodeField } from './field-blob.js';

/**
 * @typedef {import('./field-channel.js').Message} Message
 * @typedef {import('./field-channel.js').Channel} Channel
 * @typedef {{
 *   autocomplete: AutoFill,
 *   type: (input: HTMLInputElement, isDeleting: boolean) => void,
 *   error: () => string | undefined,
 *   isBlocked: () => boolean,
 *   valid: () => Message,
 *   receive: (message: Message) => void,
 * }} FieldKind the part that differs between the three fields
 */

const FIELD = 'encryptedCardNumber';
const BIN_LENGTH = 11;
const SHOWN_BIN_LENGTH = 6;

/**
 * Replaces the text and keeps the caret after the same digit.
 * @param {HTMLInputElement} input
 * @param {string} text
 */
function rewrite(input, text) {
  if (input.value === text) return;
  const digitsBefore = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, '').length;
  input.value = text;
  let caret = 0;
  for (let digits = 0; caret < text.length && digits < digitsBefore; caret += 1) if (text[caret] !== ' ') digits += 1;
  input.setSelectionRange(caret, caret);
}

/**
 * @param {Message} config
 * @param {Channel} channel
 * @returns {FieldKind}
 */
export function numberField({ txVariant }, channel) {
  // With one allowed brand the page ignores brand messages.
  const isAnyBrand = txVariant === 'card';
  let digits = '';
  let bin = '';
  let shownBrand = 'card';
  let checksDigit = true;
  let isUnsupported = false;
  /** @type {number | undefined} */
  let panLength;

  function sendBrand() {
    const brand = findBrand(digits);
    const name = brand?.name ?? 'card';
    if (!isAnyBrand || name === shownBrand) return;
    shownBrand = name;
    channel.send('brand', { brand: name, cvcPolicy: brand?.codePolicy ?? 'required', cvcText: 'Security code' });
  }

  // A message without an encrypted BIN resets the look-up, so a message is sent only for a changed BIN.
  function sendBin() {
    const typed = digits.slice(0, BIN_LENGTH);
    if (typed === bin) return;
    bin = typed;
    const isComplete = bin.length === BIN_LENGTH;
    channel.send('binValue', {
      binValue: bin.slice(0, SHOWN_BIN_LENGTH),
      ...(isComplete
        ? { encryptedBin: encodeField('bin', bin), uuid: crypto.getRandomValues(new Uint32Array(4)).join('-') }
        : {}),
    });
  }

  return {
    autocomplete: 'cc-number',
    type(input) {
      const brand = findBrand(input.value.replace(/\D/g, ''));
      digits = input.value.replace(/\D/g, '').slice(0, maxNumberLength(brand, panLength));
      rewrite(input, formatNumber(digits, brand));
      sendBrand();
      sendBin();
    },
    error: () => validateNumber(digits, { panLength, checksDigit }),
    isBlocked: () => isUnsupported,
    valid: () => ({
      [FIELD]: [
        { type: findBrand(digits)?.name ?? 'card', encryptedFieldName: FIELD, blob: encodeField('number', digits) },
      ],
      endDigits: digits.slice(-4),
      issuerBin: digits.slice(0, SHOWN_BIN_LENGTH),
    }),
    receive(message) {
      if (typeof message['unsupportedCard'] === 'boolean') isUnsupported = message['unsupportedCard'];
      if (message['brand'] === 'reset') {
        checksDigit = true;
        panLength = undefined;
      } else if (typeof message['brand'] === 'string' && findBrandByName(message['brand'])) {
        checksDigit = message['enableLuhnCheck'] !== false;
        panLength = typeof message['panLength'] === 'number' ? message['panLength'] : undefined;
      }
    },
  };
}
