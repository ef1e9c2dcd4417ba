/** What a page allows the wallets of the configuration; without any, nothing (docs/rules/payments.md#wallets). */
import type { Wallet } from '@perennial/shared/models/payment';
import type { Config } from '../config.ts';

type WalletPolicy = {
  /** Sources of the content security policy, by directive. */
  readonly sources: Readonly<Record<'script-src' | 'connect-src' | 'frame-src', readonly string[]>>;
  /** Origins whose frames may ask the browser for a payment. */
  readonly paymentOrigins: readonly string[];
  /** It opens windows that have to answer the page. */
  readonly opensWindows: boolean;
};

export const walletPolicies: Readonly<Record<Wallet, WalletPolicy>> = {
  applepay: {
    sources: {
      'script-src': ['https://applepay.cdn-apple.com'],
      'connect-src': [
        'https://applepay.cdn-apple.com',
        'https://apple-pay-gateway.apple.com',
        'https://smp-device-content.apple.com',
      ],
      'frame-src': [],
    },
    paymentOrigins: [],
    opensWindows: false,
  },
  googlepay: {
    sources: {
      'script-src': ['https://pay.google.com'],
      'connect-src': ['https://pay.google.com', 'https://google.com/pay', 'https://www.google.com/pay'],
      'frame-src': ['https://pay.google.com'],
    },
    paymentOrigins: ['https://pay.google.com'],
    opensWindows: true,
  },
};

/** Returns the policy of all wallets of the configuration together. The sandbox serves their scripts from its card host. */
export function walletPolicyOf({ WALLETS, CARD_HOST_URL }: Pick<Config, 'WALLETS' | 'CARD_HOST_URL'>): WalletPolicy {
  const chosen = WALLETS.map((wallet) => walletPolicies[wallet]);
  const collect = (read: (policy: WalletPolicy) => readonly string[]) => {
    const origins = chosen.flatMap(read);
    return [...new Set(CARD_HOST_URL ? origins.map(() => CARD_HOST_URL.origin) : origins)];
  };
  return {
    sources: {
      'script-src': collect(({ sources }) => sources['script-src']),
      'connect-src': collect(({ sources }) => sources['connect-src']),
      'frame-src': collect(({ sources }) => sources['frame-src']),
    },
    paymentOrigins: collect(({ paymentOrigins }) => paymentOrigins),
    opensWindows: chosen.some(({ opensWindows }) => opensWindows),
  };
}
