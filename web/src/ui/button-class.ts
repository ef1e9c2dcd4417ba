/** The class names of a button, for buttons and for links that look like one. */
import './button.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export function buttonClass(variant: ButtonVariant = 'secondary', extra?: string): string {
  return classNames('button', `button--${variant}`, extra);
}
