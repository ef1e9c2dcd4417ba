import { useBillingPeriodTexts } from '../../src/i18n/billing-period.ts';
import { useFormat } from '../../src/i18n/format.ts';
import { NetPrice } from '../../src/i18n/net-amount.tsx';
import { Money, SuperscriptCents } from '../../src/ui/amounts/money.tsx';
import { Price } from '../../src/ui/amounts/price.tsx';
import { State } from '../state.tsx';

export function Amounts() {
  const { money } = useFormat();
  const { ofPrice } = useBillingPeriodTexts();
  return (
    <>
      <State name="money">
        <p>
          <Money amount={money(1234.5)} />
        </p>
      </State>
      <State name="money with raised cents">
        <p>
          <SuperscriptCents value={true}>
            <Money amount={money(1234.5)} />
          </SuperscriptCents>
        </p>
      </State>
      <State name="price">
        <p>
          <Price amount={money(129.99)} />
        </p>
      </State>
      <State name="price of a period, reduced">
        <p>
          <Price amount={money(15.19)} original={money(18.99)} period={ofPrice(3)} />
        </p>
      </State>
      <State name="price of the account, with its tax">
        <p>
          <NetPrice amount={18.99} months={3} />
        </p>
      </State>
    </>
  );
}
