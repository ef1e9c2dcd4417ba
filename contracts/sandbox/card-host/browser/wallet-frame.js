// The sheet of a wallet: sends the token of the chosen card to the page of the shop, or that the sheet is closed.

const form = document.querySelector('form');
const said = document.querySelector('[role="status"]');

if (form instanceof HTMLFormElement && said instanceof HTMLElement) {
  const shop = form.dataset['shop'] ?? '';
  const pay = form.querySelector('button[type="submit"]');
  /** @param {Record<string, string>} message */
  const send = (message) => window.parent.postMessage(message, shop);
  /** @param {boolean} isPaying */
  const setPaying = (isPaying) => pay?.toggleAttribute('disabled', isPaying);

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    setPaying(true);
    said.textContent = form.dataset['paying'] ?? '';
    send({ type: 'authorize', token: String(new FormData(form).get('card')) });
  });
  form.querySelector('[data-close]')?.addEventListener('click', () => send({ type: 'close' }));
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') send({ type: 'close' });
  });
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== shop || data.type !== 'declined') return;
    setPaying(false);
    said.textContent = form.dataset['declined'] ?? '';
  });
}
