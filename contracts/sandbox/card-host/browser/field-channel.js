// The conversation between a field and the shop's page: JSON strings, with one partner only.

/**
 * The origin of the page that asked for this field, which the card library writes into the address.
 * @returns {string | undefined}
 */
function partnerOrigin() {
  try {
    return atob(new URLSearchParams(location.search).get('d') ?? '') || undefined;
  } catch {
    return undefined;
  }
}

/**
 * @typedef {Record<string, unknown>} Message
 * @typedef {{ send: (action: string, content?: Message) => void }} Channel
 */

/**
 * Listens to the page. The first message configures the field; `number` of it comes back in every answer, so that the
 * page can tell its fields apart.
 * @param {{ onConfig: (config: Message, channel: Channel) => void, onMessage: (message: Message) => void }} handlers
 */
export function openChannel({ onConfig, onMessage }) {
  const origin = partnerOrigin();
  let isConfigured = false;

  window.addEventListener('message', (event) => {
    if (origin === undefined || event.source !== window.parent || event.origin !== origin) return;
    if (typeof event.data !== 'string') return;
    /** @type {Message} */
    let message;
    try {
      message = JSON.parse(event.data);
    } catch {
      return;
    }
    if (isConfigured) {
      onMessage(message);
      return;
    }
    isConfigured = true;
    const { fieldType, numKey } = message;
    const send = (/** @type {string} */ action, /** @type {Message} */ content = {}) =>
      window.parent.postMessage(JSON.stringify({ ...content, action, fieldType, numKey }), origin);
    onConfig(message, { send });
  });
}
