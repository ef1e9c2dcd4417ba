// Messages between a field and the page of the shop: JSON strings, exchanged with one origin only.

/**
 * Returns the origin of the shop's page. The card library passes it in the query of the frame.
 * @returns {string | undefined}
 */
function parentOrigin() {
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
 * Listens to messages of the page. The first message configures the field. Every message to the page repeats its
 * `numKey`, by which the page identifies the field.
 * @param {{ onConfig: (config: Message, channel: Channel) => void, onMessage: (message: Message) => void }} handlers
 */
export function openChannel({ onConfig, onMessage }) {
  const origin = parentOrigin();
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
