/** Buttons, and the look of links that look like one. */
import './press/press-guard.css';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import './button.css';

/** `danger`: the last button of what ends a contract. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The class names of a button, for buttons and for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'secondary', extra?: string): string {
  return classNames('button', `button--${variant}`, extra);
}

type Props = Omit<ComponentProps<'button'>, 'aria-busy' | 'aria-disabled'> & {
  variant?: ButtonVariant;
  busy?: boolean;
  /** Replaces the label while busy; without it the label stays. */
  busyText?: string;
  /**
   * Takes no press for half a second after it appears, and after it was busy. A row of buttons (`FormActions`) and a
   * dialog take none when they appear anyway.
   */
  guarded?: boolean;
};

/** While busy it keeps its width and the focus, and ignores presses. */
export function Button({
  variant,
  busy = false,
  busyText,
  guarded = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, classNames(busy ? 'button--busy' : guarded && 'press-guard', className))}
      onClick={handleClick}
      aria-busy={busy}
      aria-disabled={busy || undefined}
    >
      <span className={classNames('button__label', busy && busyText !== undefined && 'button__label--hidden')}>
        {children}
      </span>
      {busyText !== undefined && (
        <span className={classNames('button__label', !busy && 'button__label--hidden')} aria-live="polite">
          <Spinner />
          {busyText}
        </span>
      )}
    </button>
  );
}
