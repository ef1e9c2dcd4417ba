/** Lets the app observe requests without api importing analytics. */
import type { CallName } from '@perennial/shared/catalogue/routes';

type ApiObserver = {
  /** A call has ended; status 0 if the BFF could not be reached. Not called for an aborted call. */
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
