/** Validates bodies of calls by the address rules of the country, before the call is sent. */
import {
  type AddressSettings,
  addressSettings,
  defaultAddressSettings,
} from '@perennial/shared/address/address-settings';
import type { CallName } from '@perennial/shared/catalogue/routes';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { textsFor } from '@perennial/shared/locales/texts';
import type { FastifyRequest } from 'fastify';
import type { ContentService } from '../content/content-service.ts';
import { withTimeLimit } from '../content/timed-pattern.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import {
  type BodyFault,
  bodyRules,
  type RuleContext,
  repeatedFields,
  type SavedNames,
  withoutSavedValues,
} from './body-rules.ts';

/** Throws RequestProblem `request.invalid` with the path of each invalid field. */
export type CheckBody = (request: FastifyRequest, name: CallName) => Promise<void>;

/** Returns the names of the visitor's profile. Throws RequestProblem or ShopError. */
export type FindSavedNames = (request: FastifyRequest) => Promise<SavedNames>;

/**
 * Creates the check. It reads the address settings of the site from the content service. It reads the profile only if a
 * field fails that a form may repeat from it.
 */
export function createCheckBody(
  content: Pick<ContentService, 'cultureConfig'>,
  findSavedNames: FindSavedNames,
): CheckBody {
  return async (request, name) => {
    const rule = bodyRules[name] as ((body: unknown, context: RuleContext) => readonly BodyFault[]) | undefined;
    if (!rule) return;
    const { culture, language } = request.site;
    const country = cultureOf(culture).countryCode;
    const settings = withTimeLimits(addressSettings(await content.cultureConfig(culture, language), country));
    const found = rule(request.body, {
      country,
      findSettings: (other) => (other === country ? settings : defaultAddressSettings),
    });
    const repeated: readonly string[] = repeatedFields[name] ?? [];
    const faults = found.some(({ path }) => repeated.includes(path))
      ? withoutSavedValues(found, request.body as Partial<SavedNames>, await findSavedNames(request))
      : found;
    if (faults.length > 0) {
      throw new RequestProblem('request.invalid', { messages: faults.map((fault) => toMessage(fault, language)) });
    }
  };
}

/** Limits the time of the site's patterns, because editors write them. */
function withTimeLimits(settings: AddressSettings): AddressSettings {
  return {
    ...settings,
    zipCodePattern: settings.zipCodePattern && withTimeLimit(settings.zipCodePattern),
    houseNumberPatterns: settings.houseNumberPatterns.map(withTimeLimit),
  };
}

function toMessage({ path, fault }: BodyFault, language: string) {
  const field = `body.${path}`;
  const sentence = textsFor(language).fields.messages[fault.message].replace('{{n}}', String(fault.n ?? ''));
  return { code: 'request.invalid', text: `${field}: ${sentence}`, extraInfo: { field } };
}
