import { interactions } from '../consumer/interactions.ts';

const calls = new Map(interactions.map(({ given, when, call }) => [`${given}: ${when}`, call]));

/** Returns the call of an interaction; its description for one that only another version of the contract has. */
export function nameCall(state: string, description: string): string {
  return calls.get(`${state}: ${description}`) ?? description;
}
