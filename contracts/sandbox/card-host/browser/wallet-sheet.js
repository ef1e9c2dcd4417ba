// Opens the sheet of a wallet over the page of the shop, and talks with the frame in it.

/**
 * @typedef {{ wallet: 'applepay' | 'googlepay', name: string, amount: string, currency: string }} Payment
 * @typedef {{ onAuthorized: (token: string) => void, onClosed: () => void }} Handlers
 */

/**
 * Shows the sheet. `amount` is decimal. Calls `onClosed` if the customer closes it, and `onAuthorized` with each token.
 * @param {Payment} payment
 * @param {Handlers} handlers
 */
export function openSheet({ wallet, name, amount, currency }, { onAuthorized, onClosed }) {
  const url = new URL('sheet', import.meta.url);
  const language = document.documentElement.lang;
  url.search = new URLSearchParams({ wallet, amount, currency, language, origin: location.origin }).toString();

  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', name);
  const frame = document.createElement('iframe');
  frame.title = name;
  frame.src = url.href;
  Object.assign(dialog.style, {
    border: '0',
    borderRadius: '14px',
    inset: 'auto 0 0',
    margin: '0 auto',
    maxWidth: '100%',
    padding: '0',
    width: '480px',
  });
  Object.assign(frame.style, { border: '0', display: 'block', height: 'min(560px, 90vh)', width: '100%' });
  dialog.append(frame);
  document.body.append(dialog);

  /** @param {MessageEvent} event */
  function listen({ source, origin, data }) {
    if (source !== frame.contentWindow || origin !== url.origin) return;
    if (data.type === 'close') cancel();
    else if (data.type === 'authorize') onAuthorized(String(data.token));
  }

  function close() {
    window.removeEventListener('message', listen);
    dialog.close();
    dialog.remove();
  }

  function cancel() {
    close();
    onClosed();
  }

  window.addEventListener('message', listen);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    cancel();
  });
  dialog.showModal();
  return {
    close,
    /** Says in the sheet that the payment was refused; the customer can choose another card. */
    decline: () => frame.contentWindow?.postMessage({ type: 'declined' }, url.origin),
  };
}
