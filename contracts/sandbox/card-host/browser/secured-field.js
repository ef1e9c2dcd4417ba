// One field of the card form, in a frame of this host: the shop's page never sees what is typed here. It speaks the
// protocol of the card library's secured fields.
import { codeField } from './code-field.js';
import { expiryField } from './expiry-field.js';
import { openChannel } from './field-channel.js';
import { paint } from './field-styles.js';
import { numberField } from './number-field.js';

/**
 * @typedef {import('./field-channel.js').Message} Message
 * @typedef {import('./number-field.js').FieldKind} FieldKind
 */

/** Wrong however one goes on typing; everything else is said when the person leaves the field. */
const FINAL = new Set(['cc.num.902', 'cc.dat.912', 'cc.dat.913']);

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
    const look = /** @type {{ sfStyles?: object, ariaConfig?: any, placeholders?: any }} */ (
      config['iframeUIConfig'] ?? {}
    );
    let styles = /** @type {import('./field-styles.js').FieldStyles} */ (look.sfStyles ?? {});
    const label = look.ariaConfig?.[fieldType]?.label ?? fieldType;

    const input = document.createElement('input');
    input.id = fieldType;
    input.type = config['maskSecurityCode'] === true && fieldType === 'encryptedSecurityCode' ? 'password' : 'text';
    input.inputMode = 'numeric';
    input.autocomplete = field.autocomplete;
    input.placeholder = look.placeholders?.[fieldType] ?? '';
    input.setAttribute('aria-label', label);
    input.setAttribute('aria-required', 'true');
    document.title = label;
    if (typeof look.ariaConfig?.lang === 'string') document.documentElement.lang = look.ariaConfig.lang;

    /** @param {'error' | 'validated' | undefined} state */
    function show(state) {
      input.setAttribute('aria-invalid', String(state === 'error'));
      paint(input, styles, state);
    }

    // What the page holds for true of this field: valid, an error's code, or, with '', neither. Only changes are told: a
    // message that says nothing new could cross one of the page's own errors on its way, and take it away.
    let told = '';

    /** @param {string} error empty takes a shown error away */
    function tellInvalid(error) {
      if (told !== error) channel.send(error === '' ? 'incomplete' : 'invalid', { error });
      told = error;
      show(error === '' ? undefined : 'error');
    }

    // A blocked field has an error that the page itself shows; whatever is said meanwhile would take it away.
    function evaluate() {
      if (field.isBlocked()) return;
      const problem = field.problem();
      if (input.value === '' || problem) {
        tellInvalid(problem && FINAL.has(problem) ? problem : '');
      } else {
        channel.send('encryption', field.valid());
        told = 'valid';
        show('validated');
      }
    }

    input.addEventListener('input', (event) => {
      field.type(input, event instanceof InputEvent && event.inputType.startsWith('delete'));
      evaluate();
    });
    input.addEventListener('focus', () => channel.send('focus', { focus: true, numChars: input.value.length }));
    input.addEventListener('blur', () => {
      const problem = input.value === '' ? undefined : field.problem();
      if (problem && !field.isBlocked()) tellInvalid(problem);
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
        told = String(message['code']);
        show('error');
      }
      const before = `${field.problem()} ${field.isBlocked()}`;
      field.receive(message);
      // Said aloud, for the field may have been told valid while the page was finding out.
      if (message['unsupportedCard'] === true) tellInvalid(String(message['code']));
      else if (before !== `${field.problem()} ${field.isBlocked()}`) evaluate();
    };

    document.body.append(input);
    show(undefined);
    channel.send('config');
  },
  onMessage: (message) => receive(message),
});
