/** A discount code in the cart and in a purchase: the form that applies one, and the code that is applied. */
import { toTypedText } from '@perennial/shared/validation/typed-text';
import './discount-code.css';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The longest code that the shop API accepts. */
const MAX_LENGTH = 40;

type FormProps = {
  value: string;
  onChange: (value: string) => void;
  /** Called with the trimmed code; not called while it is empty or another one is being applied. */
  onApply: (code: string) => void;
  busy: boolean;
  disabled?: boolean;
  error: string | undefined;
  /** The bundle that the code is for, on a page with several. */
  bundle?: string;
};

export function DiscountCodeForm({ value, onChange, onApply, busy, disabled = false, error, bundle }: FormProps) {
  const { t } = useTranslation();
  const code = toTypedText(value);
  const name = t('cart.discount.title');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code !== '' && !busy) onApply(code);
  }

  return (
    <form
      className="discount-code__form"
      aria-label={bundle === undefined ? name : `${t('ui.label', { label: name })} ${bundle}`}
      onSubmit={submit}
      noValidate
    >
      <TextField
        label={t('cart.discount.code')}
        name="discount-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        value={value}
        disabled={disabled}
        readOnly={busy}
        error={error}
        announcesError
        onChange={(event) => onChange(event.target.value)}
      />
      <Button type="submit" disabled={disabled || code === ''} busy={busy} busyText={t('cart.discount.applying')}>
        {t('cart.discount.apply')}
      </Button>
    </form>
  );
}

type AppliedProps = { code: string; onRemove: () => void; disabled?: boolean; children: ReactNode };

export function AppliedDiscountCode({ code, onRemove, disabled = false, children }: AppliedProps) {
  const { t } = useTranslation();
  return (
    <div className="discount-code__applied">
      <Icon name="tag" />
      <p className="discount-code__words">{children}</p>
      <Button variant="quiet" disabled={disabled} onClick={onRemove}>
        {t('cart.remove')}
        <span className="visually-hidden"> {code}</span>
      </Button>
    </div>
  );
}
