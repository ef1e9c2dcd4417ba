/**
 * Stand-ins for the scripts of Apple Pay and Google Pay, and the sheet that they open in a frame of the shop's page.
 * They have the parts of both interfaces that the card library uses.
 */
import { readFile } from 'node:fs/promises';
import { readFields } from '@perennial/shared/unknown-values';
import type { FastifyPluginAsync } from 'fastify';
import { encodeField } from '../browser/field-blob.js';
import { findMethodName } from '../card-sessions.ts';
import { isWallet, walletCards } from './wallet-payment.ts';
import { walletSheetPage } from './wallet-sheet-page.ts';

const FOLDER = '/wallets';

const scripts = ['apple-pay.js', 'google-pay.js', 'wallet-sheet.js', 'wallet-frame.js'] as const;
const styles = ['wallet-frame.css'] as const;

type WalletOptions = { readonly shopOrigins: readonly string[] };

export const walletRoutes: FastifyPluginAsync<WalletOptions> = async (app, { shopOrigins }) => {
  for (const name of [...scripts, ...styles]) {
    const content = await readFile(new URL(`../browser/${name}`, import.meta.url));
    app.get(`${FOLDER}/${name}`, (_request, reply) =>
      reply
        .headers({
          'content-type': `text/${name.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`,
          'cache-control': 'public, max-age=300',
          // A module of another origin needs it.
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
        })
        .send(content),
    );
  }

  app.get(`${FOLDER}/sheet`, (request, reply) => {
    const { wallet, amount, currency, language, origin } = readFields(request.query);
    if (typeof wallet !== 'string' || !isWallet(wallet) || !shopOrigins.includes(String(origin))) {
      return reply.callNotFound();
    }
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors ${shopOrigins.join(' ')}`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(
        walletSheetPage({
          name: findMethodName(wallet),
          amount: { value: Number(amount), currency: String(currency) },
          language: String(language),
          shopOrigin: String(origin),
          cards: walletCards.map(({ number, text }) => ({ token: encodeField(wallet, number), number, text })),
          folder: FOLDER,
        }),
      );
  });
};
