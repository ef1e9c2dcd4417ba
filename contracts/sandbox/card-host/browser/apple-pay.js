// A stand-in for Apple's apple-pay-sdk.js: the parts of the interface that the card library uses.
(() => {
  const own = document.currentScript;
  const source = own instanceof HTMLScriptElement ? own.src : '';
  /** @type {Promise<typeof import('./wallet-sheet.js')>} */
  const loading = import(new URL('wallet-sheet.js', source).href);

  const LATEST_VERSION = 14;

  /** @typedef {(event: object) => void} Handler */

  class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;

    static canMakePayments = () => true;
    /** @param {number} version */
    static supportsVersion = (version) => version <= LATEST_VERSION;

    /** @type {Handler | undefined} */
    onvalidatemerchant;
    /** @type {Handler | undefined} */
    onpaymentauthorized;
    /** @type {Handler | undefined} */
    oncancel;

    #total;
    #currency;
    /** @type {ReturnType<typeof import('./wallet-sheet.js').openSheet> | undefined} */
    #sheet;
    #validated = Promise.withResolvers();

    /**
     * @param {number} version
     * @param {{ total: { amount: string }, currencyCode: string }} request
     */
    constructor(version, { total, currencyCode }) {
      if (location.protocol !== 'https:') throw new DOMException('The document is not secure', 'InvalidAccessError');
      if (!(version >= 1 && version <= LATEST_VERSION)) throw new TypeError('The version is not supported');
      this.#total = total.amount;
      this.#currency = currencyCode;
    }

    async begin() {
      const { openSheet } = await loading;
      this.#sheet = openSheet(
        { wallet: 'applepay', name: 'Apple Pay', amount: this.#total, currency: this.#currency },
        {
          onAuthorized: async (data) => {
            await this.#validated.promise;
            this.onpaymentauthorized?.({ payment: { token: { paymentData: { data } } } });
          },
          onClosed: () => this.oncancel?.({}),
        },
      );
      this.onvalidatemerchant?.({ validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' });
    }

    /** @param {unknown} session */
    completeMerchantValidation(session) {
      this.#validated.resolve(session);
    }

    /** The sheet closes after any result. */
    completePayment() {
      this.#sheet?.close();
    }

    abort() {
      this.#sheet?.close();
    }
  }

  class ApplePayButton extends HTMLElement {
    connectedCallback() {
      this.role = 'button';
      this.tabIndex = 0;
      this.textContent = 'Apple Pay';
      Object.assign(this.style, {
        alignItems: 'center',
        background: '#14201b',
        borderRadius: '999px',
        color: '#fff',
        cursor: 'pointer',
        display: 'flex',
        fontWeight: '600',
        justifyContent: 'center',
        minHeight: '52px',
      });
      this.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        this.click();
      });
    }
  }

  if (!customElements.get('apple-pay-button')) customElements.define('apple-pay-button', ApplePayButton);
  Object.assign(window, { ApplePaySession });
})();
