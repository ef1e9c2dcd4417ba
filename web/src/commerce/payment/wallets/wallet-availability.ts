/**
 * Which wallets the browser can use. The card library asks in the same way, but only with a session, which does not exist
 * before the order. This module is loaded where a wallet could be offered.
 */
import type { Wallet } from '@perennial/shared/models/payment';
import { loadWalletScript } from './wallet-script.ts';

type Site = {
  /** That of the card provider. */
  readonly environment: string;
  readonly hostUrl: string | undefined;
};

/** Each resolves to whether the browser can use the wallet. It rejects if that cannot be asked. */
const questions: Readonly<Record<Wallet, (site: Site) => Promise<boolean>>> = {
  async applepay({ hostUrl }) {
    // Safari throws on a page without https.
    if (window.location.protocol !== 'https:') return false;
    // Safari has it already; other browsers show a code for a telephone.
    if (!('ApplePaySession' in window)) await loadWalletScript('applepay', hostUrl);
    return ApplePaySession.canMakePayments();
  },

  async googlepay({ environment, hostUrl }) {
    await loadWalletScript('googlepay', hostUrl);
    const client = new google.payments.api.PaymentsClient({
      environment: environment.startsWith('live') ? 'PRODUCTION' : 'TEST',
    });
    const { result } = await client.isReadyToPay({
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: [
        {
          type: 'CARD',
          parameters: {
            allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
            allowedCardNetworks: ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA'],
          },
        },
      ],
    });
    return result;
  },
};

/** Returns those of the wallets that the browser can use. One that cannot be asked is not among them. */
export async function findUsableWallets(wallets: readonly Wallet[], site: Site): Promise<readonly Wallet[]> {
  const answers = await Promise.all(wallets.map((wallet) => questions[wallet](site).catch(() => false)));
  return wallets.filter((_, index) => answers[index]);
}
