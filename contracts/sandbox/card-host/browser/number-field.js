import { brandNamed, brandOf, longestNumber, numberProblem, writtenNumber } from './card-rules.js';
import { blobOf } from './field-blob.js';

/**
 * @typedef {import('./field-channel.js').Message} Message
 * @typedef {import('./field-channel.js').Channel} Channel
 * @typedef {{
 *   autocomplete: AutoFill,
 *   type: (input: HTMLInputElement, isDeleting: boolean) => void,
 *   problem: () => string | undefined,
 *   isBlocked: () => boolean,
 *   valid: () => Message,
 *   receive: (message: Message) => void,
 * }} FieldKind what differs between the three fields
 */

const FIELD = 'encryptedCardNumber';
const BIN_LENGTH = 11;
const SHOWN_BIN_LENGTH = 6;

/**
 * Puts the digits back in groups and keeps the caret behind the digit that it was behind.
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
  // With one brand allowed, the field is of that brand and the page does not listen to what it begins like.
  const isAnyBrand = txVariant === 'card';
  let digits = '';
  let bin = '';
  let shownBrand = 'card';
  let checksDigit = true;
  let isUnsupported = false;
  /** @type {number | undefined} */
  let panLength;

  function tellBrand() {
    const brand = brandOf(digits);
    const name = brand?.name ?? 'card';
    if (!isAnyBrand || name === shownBrand) return;
    shownBrand = name;
    channel.send('brand', { brand: name, cvcPolicy: brand?.codePolicy ?? 'required', cvcText: 'Security code' });
  }

  // A message without an encrypted BIN ends a look-up, so one is sent only when the BIN itself has changed.
  function tellBin() {
    const typed = digits.slice(0, BIN_LENGTH);
    if (typed === bin) return;
    bin = typed;
    const isComplete = bin.length === BIN_LENGTH;
    channel.send('binValue', {
      binValue: bin.slice(0, SHOWN_BIN_LENGTH),
      ...(isComplete
        ? { encryptedBin: blobOf('bin', bin), uuid: crypto.getRandomValues(new Uint32Array(4)).join('-') }
        : {}),
    });
  }

  return {
    autocomplete: 'cc-number',
    type(input) {
      const brand = brandOf(input.value.replace(/\D/g, ''));
      digits = input.value.replace(/\D/g, '').slice(0, longestNumber(brand, panLength));
      rewrite(input, writtenNumber(digits, brand));
      tellBrand();
      tellBin();
    },
    problem: () => numberProblem(digits, { panLength, checksDigit }),
    isBlocked: () => isUnsupported,
    valid: () => ({
      [FIELD]: [{ type: brandOf(digits)?.name ?? 'card', encryptedFieldName: FIELD, blob: blobOf('number', digits) }],
      endDigits: digits.slice(-4),
      issuerBin: digits.slice(0, SHOWN_BIN_LENGTH),
    }),
    receive(message) {
      if (typeof message['unsupportedCard'] === 'boolean') isUnsupported = message['unsupportedCard'];
      if (message['brand'] === 'reset') {
        checksDigit = true;
        panLength = undefined;
      } else if (typeof message['brand'] === 'string' && brandNamed(message['brand'])) {
        checksDigit = message['enableLuhnCheck'] !== false;
        panLength = typeof message['panLength'] === 'number' ? message['panLength'] : undefined;
      }
    },
  };
}
