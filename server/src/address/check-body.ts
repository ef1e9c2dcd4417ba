/** Validates bodies of calls by the address rules of the country, before the call is sent. */

import { addressSettings, defaultAddressSettings } from '@perennial/shared/address/address-settings';
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallBody } from '@perennial/shared/catalogue/types';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import type { FastifyRequest } from 'fastify';
import type { ContentService } from '../content/content-service.ts';
import type { InputFault } from '../errors/input-faults.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { validatedBody } from '../shop-api/validated-input.ts';
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
type FindSavedNames = (request: FastifyRequest) => Promise<SavedNames>;

/**
 * Creates the check. It reads the address settings of the site from the content service. It reads the profile only if a
 * field fails that a form may repeat from it.
 */
export function createCheckBody(
  content: Pick<ContentService, 'cultureConfig'>,
  findSavedNames: FindSavedNames,
): CheckBody {
  return async (request, name) => {
    if (!bodyRules[name]) return;
    const { culture, language } = request.site;
    const country = cultureOf(culture).countryCode;
    const settings = addressSettings(await content.cultureConfig(culture, language), country);
    const found = findFaults(name, validatedBody(request), {
      country,
      findSettings: (other) => (other === country ? settings : defaultAddressSettings),
    });
    const repeated: readonly string[] = repeatedFields[name] ?? [];
    const faults = found.some(({ path }) => repeated.includes(path))
      ? withoutSavedValues(found, request.body, await findSavedNames(request))
      : found;
    if (faults.length > 0) {
      throw new RequestProblem('request.invalid', { faults: faults.map(toInputFault) });
    }
  };
}

function findFaults<N extends CallName>(name: N, body: CallBody<N>, context: RuleContext): readonly BodyFault[] {
  return bodyRules[name]?.(body, context) ?? [];
}

function toInputFault({ path, fault }: BodyFault): InputFault {
  return { field: `body.${path}`, fault, reason: fault.message };
}
