import { useState } from 'react';
import { useTranslation } from '../../src/texts/texts.ts';
import { Checkbox } from '../../src/ui/form/checkbox.tsx';
import { QuantityStepper } from '../../src/ui/form/quantity-stepper.tsx';
import { State } from '../state.tsx';

export function Choices() {
  const { t } = useTranslation();
  const [quantity, setQuantity] = useState(2);
  const agree = t('purchase.agree');
  return (
    <>
      <State name="check box, empty">
        <Checkbox label={agree} />
      </State>
      <State name="check box, ticked">
        <Checkbox label={agree} defaultChecked />
      </State>
      <State name="check box, refused">
        <Checkbox label={agree} error={t('purchase.termsOpen')} />
      </State>
      <State name="check box, disabled">
        <Checkbox label={agree} disabled defaultChecked />
      </State>
      <State name="quantity">
        <div className="workshop__row">
          <QuantityStepper label="2" value={quantity} max={5} onChange={setQuantity} />
          <QuantityStepper label="1" value={1} onChange={setQuantity} />
          <QuantityStepper label="3" value={3} max={3} onChange={setQuantity} disabled />
        </div>
      </State>
    </>
  );
}
