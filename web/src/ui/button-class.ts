/** The looks of a button, for a real button, a link that looks like one, and the router's links alike. */
import './button.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export function buttonClass(variant: ButtonVariant = 'secondary', extra?: string): string {
  return classNames('button', `button--${variant}`, extra);
}
