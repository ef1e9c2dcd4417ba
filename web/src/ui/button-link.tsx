/** A link that looks like a button, for URLs outside the router. Router links use `buttonClass`. */
import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClass } from './button.tsx';

type Props = ComponentProps<'a'> & { href: string; variant?: ButtonVariant };

export function ButtonLink({ variant, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={buttonClass(variant, className)}>
      <span className="button__label">{children}</span>
    </a>
  );
}
