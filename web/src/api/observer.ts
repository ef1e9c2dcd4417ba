/** Lets the app watch what leaves here, so that api knows nobody who is interested. */
import type { CallName } from '@perennial/shared/catalogue/routes';

type ApiObserver = {
  /** A call was answered; status 0 where nobody was reached. A call that was given up is not told. */
  callEnded(name: CallName, status: number, milliseconds: number): void;
  /** The browser is about to leave for the identity provider. */
  leaving(step: 'sign_in' | 'sign_up' | 'sign_out'): void;
};

let observer: ApiObserver | undefined;

export function observeApi(value: ApiObserver): void {
  observer = value;
}

export function apiObserver(): ApiObserver | undefined {
  return observer;
}
