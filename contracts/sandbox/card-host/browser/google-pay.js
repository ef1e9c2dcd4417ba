// A stand-in for https://pay.google.com/gp/p/js/pay.js: the parts of the interface that the card library uses.
(() => {
  const own = document.currentScript;
  const source = own instanceof HTMLScriptElement ? own.src : '';
  /** @type {Promise<typeof import('./wallet-sheet.js')>} */
  const loading = import(new URL('wallet-sheet.js', source).href);

  /**
   * @typedef {{ transactionState: 'SUCCESS' | 'ERROR' }} AuthorizationResult
   * @typedef {{ paymentDataCallbacks: { onPaymentAuthorized: (data: object) => Promise<AuthorizationResult> } }} Options
   */

  class PaymentsClient {
    /** @type {Options} */
    #options;

    /** @param {Options} options */
    constructor(options) {
      this.#options = options;
    }

    async isReadyToPay() {
      return { result: true };
    }

    async prefetchPaymentData() {}

    /** @param {{ onClick: (event: Event) => void }} options */
    createButton({ onClick }) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Google Pay';
      Object.assign(button.style, {
        background: '#14201b',
        border: '0',
        borderRadius: '999px',
        color: '#fff',
        cursor: 'pointer',
        font: 'inherit',
        fontWeight: '600',
        minHeight: '52px',
        width: '100%',
      });
      button.addEventListener('click', onClick);
      return button;
    }

    /**
     * Opens the sheet. It stays open after a refusal, so that the customer can choose another card. Rejects when the
     * customer closes it.
     * @param {{ transactionInfo: { totalPrice: string, currencyCode: string } }} request
     */
    async loadPaymentData({ transactionInfo: { totalPrice: amount, currencyCode: currency } }) {
      const { openSheet } = await loading;
      return new Promise((resolve, reject) => {
        const sheet = openSheet(
          { wallet: 'googlepay', name: 'Google Pay', amount, currency },
          {
            onAuthorized: async (token) => {
              const data = {
                apiVersion: 2,
                apiVersionMinor: 0,
                paymentMethodData: {
                  type: 'CARD',
                  description: 'Visa',
                  info: { cardNetwork: 'VISA', cardDetails: '' },
                  tokenizationData: { type: 'PAYMENT_GATEWAY', token },
                },
              };
              const { transactionState } = await this.#options.paymentDataCallbacks.onPaymentAuthorized(data);
              if (transactionState !== 'SUCCESS') return sheet.decline();
              sheet.close();
              resolve(data);
            },
            onClosed: () => reject(Object.assign(new Error('User closed the sheet'), { statusCode: 'CANCELED' })),
          },
        );
      });
    }
  }

  Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
})();
