'use client';
/** Texts and amounts. */
import { createContext, type ReactNode, useContext } from 'react';
import { createText, type Text, type TextTree } from './text';

const TextContext = createContext<Text | undefined>(undefined);

export function Texts({ texts, children }: { texts: TextTree; children: ReactNode }) {
  return <TextContext.Provider value={createText(texts)}>{children}</TextContext.Provider>;
}

export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error('There are no texts');
  return text;
}

const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
// The shop writes days in this order in its Canadian culture.
const day = new Intl.DateTimeFormat('en-US', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });

export const formatMoney = (amount: number) => money.format(amount);
export const formatDay = (date: string) => day.format(new Date(date));
