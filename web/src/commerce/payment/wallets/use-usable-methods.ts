/** The payment methods that this browser can use (docs/rules/payments.md#wallets). */
import type { PaymentMethod, Wallet } from '@perennial/shared/models/payment';
import useSWR from 'swr';
import { useSite } from '../../../i18n/site.tsx';
import { walletOf } from '../payment-method-kinds.ts';

/** A wallet that cannot be asked is not offered; the other methods are there. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/**
 * Returns the methods that are no wallet, and after them the wallets that the browser can use. Nobody waits for the
 * scripts of the wallets: their rows come last, so that nothing above them moves when they appear.
 * `amount` is the decimal amount to pay; without one, no wallet is offered, and none is asked.
 */
export function useUsableMethods(
  methods: readonly PaymentMethod[],
  amount: number | undefined,
): readonly PaymentMethod[] {
  const { environment, hostUrl, wallets = [] } = useSite().card;
  const offered = amount ? wallets.filter((wallet) => methods.some((method) => walletOf(method) === wallet)) : [];
  const { data: usable = [] } = useSWR<readonly Wallet[]>(
    offered.length > 0 ? ['usable wallets', ...offered] : null,
    async () => {
      const { findUsableWallets } = await import('./wallet-availability.ts');
      return findUsableWallets(offered, { environment, hostUrl });
    },
    once,
  );
  return [
    ...methods.filter((method) => walletOf(method) === undefined),
    ...methods.filter((method) => usable.some((wallet) => walletOf(method) === wallet)),
  ];
}
