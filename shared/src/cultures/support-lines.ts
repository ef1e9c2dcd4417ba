/** Where customers call, by culture: numbers of our own, none of which can ring anywhere (decision 20). */
import type { CultureCode } from './cultures.ts';

export type SupportLine = {
  /** As the country writes it. */
  readonly shown: string;
  /** As a phone dials it from anywhere. */
  readonly dialled: string;
};

const lines: { readonly [C in CultureCode]: SupportLine } = {
  'nl-nl': { shown: '020 000 01 42', dialled: '+31200000142' },
  'en-us': { shown: '1-800-555-0142', dialled: '+18005550142' },
  'en-ca': { shown: '1-800-555-0143', dialled: '+18005550143' },
  'pl-pl': { shown: '22 000 01 42', dialled: '+48220000142' },
  'cs-cz': { shown: '200 000 142', dialled: '+420200000142' },
  'fr-fr': { shown: '01 99 00 01 42', dialled: '+33199000142' },
  'sv-se': { shown: '08-465 004 42', dialled: '+46846500442' },
  'ro-ro': { shown: '021 000 0142', dialled: '+40210000142' },
  'de-de': { shown: '030 23125 142', dialled: '+493023125142' },
  'en-gb': { shown: '0808 157 0142', dialled: '+448081570142' },
  'it-it': { shown: '02 000 0142', dialled: '+39020000142' },
  'es-es': { shown: '910 000 142', dialled: '+34910000142' },
  'de-at': { shown: '01 000 01 42', dialled: '+4310000142' },
  'nl-be': { shown: '02 000 01 42', dialled: '+3220000142' },
};

export function supportLineOf(culture: CultureCode): SupportLine {
  return lines[culture];
}
