/** The scripts of the wallets: those of Apple and Google, or those of a card host of its own (sandbox). */
import type { Wallet } from '@perennial/shared/models/payment';
import { setScriptUrl, trustScriptsOfOthers } from '../../../trusted-code.ts';

type WalletScript = {
  /** The URL that the card library has in its code, too. */
  readonly url: string;
  /** The path at a card host of its own. */
  readonly path: string;
  /** As the card library asks for it; not every server answers a request of another origin. */
  readonly crossOrigin: 'anonymous' | null;
};

const scripts: Readonly<Record<Wallet, WalletScript>> = {
  applepay: {
    url: 'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js',
    path: '/wallets/apple-pay.js',
    crossOrigin: 'anonymous',
  },
  googlepay: { url: 'https://pay.google.com/gp/p/js/pay.js', path: '/wallets/google-pay.js', crossOrigin: null },
};

const loading = new Map<string, Promise<void>>();

/** Loads the script of a wallet once, so that the card library finds it and loads none. Rejects if it cannot be loaded. */
export function loadWalletScript(wallet: Wallet, hostUrl: string | undefined): Promise<void> {
  const { url, path, crossOrigin } = scripts[wallet];
  const src = hostUrl === undefined ? url : new URL(path, hostUrl).href;
  const known = loading.get(src);
  if (known) return known;
  const loaded = addScript(src, crossOrigin).then((script) => {
    markAsLoaded(script);
    if (src !== url) addMark(url);
  });
  loading.set(src, loaded);
  loaded.catch(() => loading.delete(src));
  return loaded;
}

function addScript(src: string, crossOrigin: WalletScript['crossOrigin']): Promise<HTMLScriptElement> {
  const script = document.createElement('script');
  trustScriptsOfOthers();
  setScriptUrl(script, src);
  if (crossOrigin) script.crossOrigin = crossOrigin;
  const loaded = new Promise<HTMLScriptElement>((resolve, reject) => {
    script.addEventListener('load', () => resolve(script));
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`Could not load ${src}`));
    });
  });
  document.body.append(script);
  return loaded;
}

/** The card library looks for an element with its URL that has this attribute. */
function markAsLoaded(script: HTMLScriptElement): void {
  script.dataset['scriptLoaded'] = 'true';
}

/** Adds a script of an unknown type, which browsers do not load: for the card library, the script of this URL is there. */
function addMark(url: string): void {
  const mark = document.createElement('script');
  mark.type = 'text/plain';
  setScriptUrl(mark, url);
  markAsLoaded(mark);
  document.body.append(mark);
}
