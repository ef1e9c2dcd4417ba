/** A quantity with buttons for one less and one more. */
import './quantity-stepper.css';
import { useTranslation } from '../../texts/texts.ts';
import { Icon } from '../icon.tsx';

type Props = {
  value: number;
  min?: number;
  max?: number | undefined;
  onChange: (value: number) => void;
  disabled?: boolean;
  /** The accessible name, for example 'Quantity of Halo'. */
  label: string;
};

export function QuantityStepper({ value, min = 1, max, onChange, disabled = false, label }: Props) {
  const { t } = useTranslation();
  const atMin = value <= min;
  const atMax = max !== undefined && value >= max;
  return (
    <fieldset className="quantity-stepper" disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      <button
        type="button"
        className="quantity-stepper__button"
        disabled={atMin}
        onClick={() => onChange(value - 1)}
        aria-label={t('ui.quantity.less')}
      >
        <Icon name="minus" />
      </button>
      <output className="quantity-stepper__value figures" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className="quantity-stepper__button"
        disabled={atMax}
        onClick={() => onChange(value + 1)}
        aria-label={t('ui.quantity.more')}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
