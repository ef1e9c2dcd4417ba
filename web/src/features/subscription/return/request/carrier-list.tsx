/** The carrier of each product (docs/rules/cancel-and-return.md#carriers). */
import { LoadState } from '../../../../commerce/load-state.tsx';
import '../returns.css';
import type { ReturnScope } from '@perennial/shared/models/return';
import { useCall } from '../../../../api/use-call.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { ReturnGoods } from '../goods/goods.ts';
import { chosenCarriers } from './return-calls.ts';

type Props = { subscriptionNumber: string; goods: ReturnGoods };

export function CarrierList({ subscriptionNumber, goods }: Props) {
  const { t } = useTranslation();
  const response = useReturnCarriers(subscriptionNumber, goods.scope);
  const { data } = response;
  if (!data) {
    return (
      <LoadState
        responses={[response]}
        skeleton={
          <div role="status" className="returns">
            <p>{t('returns.carriers.waiting')}</p>
            <Skeleton lines={2} className="returns__skeleton" />
          </div>
        }
      />
    );
  }
  const chosen = chosenCarriers(data);
  return (
    <ul className="returns__carriers">
      {goods.parts.map(({ part, productName }) => (
        <li key={part} className="returns__carrier">
          <Icon name={chosen[part] ? 'check-circle' : 'mail'} />
          <span>
            <strong>{productName}</strong>
            <span className="returns__carrier-name">{chosen[part]?.name ?? t('returns.carriers.onLabel')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** No automatic repeats: the shop API may take up to 100 s for this call. */
const ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

/** Requests the carriers that can fetch a return. */
export function useReturnCarriers(subscriptionNumber: string, scope: ReturnScope) {
  return useCall('getReturnCarriers', { query: { subscriptionNumber, scope } }, ONCE);
}
