/** The button of a wallet, by the card library. This module is loaded when a payment with a wallet has started. */
import { ApplePay, type Core, GooglePay } from '@adyen/adyen-web';
import { BOOT_ELEMENT_ID } from '@perennial/shared/boot';
import type { Wallet } from '@perennial/shared/models/payment';
import { trustScriptsOfOthers } from '../../../trusted-code.ts';
import { type CardResult, toCardResult } from '../card-results.ts';
import { loadWalletScript } from './wallet-script.ts';
import { followWallet, type WalletEvent } from './wallet-steps.ts';

/** A decimal amount, as the page shows it. */
export type AgreedAmount = { readonly value: number; readonly currency: string };

type Options = {
  readonly wallet: Wallet;
  /** The amount that the customer agreed to. */
  readonly agreed: AgreedAmount;
  readonly hostUrl: string | undefined;
  /** The sheet is open: until its result, nothing else can be chosen. */
  readonly onPaying: () => void;
  readonly onResult: (result: CardResult, sessionResult?: string) => void;
};

/**
 * Returns the button, which is not mounted. Throws if the browser cannot use the wallet, or if the session is for
 * another amount than the agreed one: the sheet shows that of the session.
 */
export async function createWalletForm(checkout: Core, options: Options): Promise<ApplePay | GooglePay> {
  const { wallet, agreed, hostUrl, onPaying, onResult } = options;
  if (!isAgreed(checkout.options.amount, agreed)) throw new Error('The session is for another amount');
  // The card library loads scripts of the wallets itself, too.
  trustScriptsOfOthers();
  if (hostUrl !== undefined) await loadWalletScript(wallet, hostUrl);
  const follow = followWallet();

  function tell(event: WalletEvent, resultCode?: string, sessionResult?: string): void {
    const outcome = follow(event);
    if (outcome === 'completed') onResult(toCardResult(resultCode), sessionResult);
    else if (outcome) onResult(outcome);
  }

  const events = {
    onClick: (resolve: () => void) => {
      tell('pressed');
      onPaying();
      resolve();
    },
    beforeSubmit: (data, _form, { resolve }) => {
      tell('sent');
      resolve(data);
    },
    onPaymentCompleted: ({ resultCode, ...data }) =>
      tell('completed', resultCode, 'sessionResult' in data ? data.sessionResult : undefined),
    // A challenge of the bank is another form, and begins when the sheet has closed.
    onPaymentFailed: (_data, source) => tell(wallet === 'googlepay' && source === form ? 'refused' : 'failed'),
    onError: ({ name }) => tell(name === 'CANCEL' ? 'closed' : 'broken'),
  } satisfies ConstructorParameters<typeof GooglePay>[1] & ConstructorParameters<typeof ApplePay>[1];

  // The policy of the page lets the styles in that Google Pay adds (ADR 11).
  const nonce = document.getElementById(BOOT_ELEMENT_ID)?.nonce;
  const form =
    wallet === 'applepay'
      ? new ApplePay(checkout, { ...events, buttonType: 'pay' })
      : new GooglePay(checkout, { ...events, buttonType: 'pay', ...(nonce && { nonce }) });
  await form.isAvailable();
  return form;
}

/** Sessions count in the smallest unit; every currency of the shop has hundredths. */
function isAgreed(amount: Core['options']['amount'], { value, currency }: AgreedAmount): boolean {
  return amount?.currency === currency && amount.value === Math.round(value * 100);
}
