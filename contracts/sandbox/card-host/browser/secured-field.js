// One field of the card form in a frame of the card host, so that the shop has no access to card data. Implements the
// messages of the card library's secured fields.
import { codeField } from './code-field.js';
import { expiryField } from './expiry-field.js';
import { openChannel } from './field-channel.js';
import { applyStyles } from './field-styles.js';
import { numberField } from './number-field.js';

/**
 * @typedef {import('./field-channel.js').Message} Message
 * @typedef {import('./number-field.js').FieldKind} FieldKind
 * @typedef {{
 *   sfStyles?: import('./field-styles.js').FieldStyles,
 *   ariaConfig?: Record<string, string | { label?: string }>,
 *   placeholders?: Record<string, string>,
 * }} UiConfig
 */

/** Errors that more input cannot correct. They are shown while the user types; other errors when the field loses the focus. */
const IMMEDIATE = new Set(['cc.num.902', 'cc.dat.912', 'cc.dat.913']);

/** @type {Record<string, (config: Message, channel: import('./field-channel.js').Channel) => FieldKind>} */
const kinds = {
  encryptedCardNumber: numberField,
  encryptedExpiryDate: expiryField,
  encryptedSecurityCode: codeField,
};

/** @type {(message: Message) => void} */
let receive = () => {};

openChannel({
  onConfig(config, channel) {
    const fieldType = String(config['fieldType']);
    const make = kinds[fieldType];
    if (!make) return;
    const field = make(config, channel);
    const uiConfig = /** @type {UiConfig} */ (config['iframeUIConfig'] ?? {});
    let styles = uiConfig.sfStyles ?? {};
    const aria = uiConfig.ariaConfig?.[fieldType];
    const label = (typeof aria === 'object' ? aria?.label : undefined) ?? fieldType;
    const language = uiConfig.ariaConfig?.['lang'];

    const input = document.createElement('input');
    input.id = fieldType;
    input.type = config['maskSecurityCode'] === true && fieldType === 'encryptedSecurityCode' ? 'password' : 'text';
    input.inputMode = 'numeric';
    input.autocomplete = field.autocomplete;
    input.placeholder = uiConfig.placeholders?.[fieldType] ?? '';
    input.setAttribute('aria-label', label);
    input.setAttribute('aria-required', 'true');
    document.title = label;
    if (typeof language === 'string') document.documentElement.lang = language;

    /** @param {'error' | 'validated' | undefined} state */
    function show(state) {
      input.setAttribute('aria-invalid', String(state === 'error'));
      applyStyles(input, styles, state);
    }

    // The state that was sent to the page: 'valid', an error code, or '' for neither. Only changes are sent, because a
    // repeated message could remove an error that the page has set in the meantime.
    let reported = '';

    /** @param {string} error '' removes a shown error */
    function sendInvalid(error) {
      if (reported !== error) channel.send(error === '' ? 'incomplete' : 'invalid', { error });
      reported = error;
      show(error === '' ? undefined : 'error');
    }

    // The page shows the error of a blocked field. Any message would remove it.
    function evaluate() {
      if (field.isBlocked()) return;
      const error = field.error();
      if (input.value === '' || error) {
        sendInvalid(error && IMMEDIATE.has(error) ? error : '');
      } else {
        channel.send('encryption', field.valid());
        reported = 'valid';
        show('validated');
      }
    }

    input.addEventListener('input', (event) => {
      field.type(input, event instanceof InputEvent && event.inputType.startsWith('delete'));
      evaluate();
    });
    input.addEventListener('focus', () => channel.send('focus', { focus: true, numChars: input.value.length }));
    input.addEventListener('blur', () => {
      const error = input.value === '' ? undefined : field.error();
      if (error && !field.isBlocked()) sendInvalid(error);
      channel.send('focus', { focus: false, numChars: input.value.length });
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') channel.send('enterKeyPressed', { keyCode: 13 });
    });

    receive = (message) => {
      if (message['destroy'] === true) input.remove();
      if (message['focus'] === true) input.focus();
      if (typeof message['styleObject'] === 'object' && message['styleObject'] !== null) {
        styles = message['styleObject'];
        show(undefined);
      }
      if (message['externalValidation'] === true) {
        reported = String(message['code']);
        show('error');
      }
      const before = `${field.error()} ${field.isBlocked()}`;
      field.receive(message);
      // Sent explicitly: the field may have been reported as valid before the look-up finished.
      if (message['unsupportedCard'] === true) sendInvalid(String(message['code']));
      else if (before !== `${field.error()} ${field.isBlocked()}`) evaluate();
    };

    document.body.append(input);
    show(undefined);
    channel.send('config');
  },
  onMessage: (message) => receive(message),
});
