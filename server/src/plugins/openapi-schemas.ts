/**
 * The schemas that have a name in the OpenAPI document, so that a generated client has types with names: each object that
 * the models and the catalogue export as `...Schema`.
 */
import * as accountCalls from '@perennial/shared/catalogue/schemas/account';
import * as cartCalls from '@perennial/shared/catalogue/schemas/cart';
import * as checkoutCalls from '@perennial/shared/catalogue/schemas/checkout';
import * as fields from '@perennial/shared/catalogue/schemas/fields';
import * as replenishmentCalls from '@perennial/shared/catalogue/schemas/replenishments';
import * as returnCalls from '@perennial/shared/catalogue/schemas/returns';
import * as subscriptionCalls from '@perennial/shared/catalogue/schemas/subscriptions';
import * as markets from '@perennial/shared/cultures/markets';
import * as problem from '@perennial/shared/errors/problem';
import * as bundle from '@perennial/shared/models/bundle';
import * as care from '@perennial/shared/models/care';
import * as cart from '@perennial/shared/models/cart';
import * as charge from '@perennial/shared/models/charge';
import * as content from '@perennial/shared/models/content';
import * as invoice from '@perennial/shared/models/invoice';
import * as myData from '@perennial/shared/models/my-data';
import * as payment from '@perennial/shared/models/payment';
import * as profile from '@perennial/shared/models/profile';
import * as returns from '@perennial/shared/models/return';
import * as session from '@perennial/shared/models/session';
import * as subscription from '@perennial/shared/models/subscription';
import * as subscriptionDetails from '@perennial/shared/models/subscription-details';
import * as receipt from '@perennial/shared/receipt';
import { z } from 'zod';

const modules: readonly object[] = [
  ...[accountCalls, cartCalls, checkoutCalls, fields, replenishmentCalls, returnCalls, subscriptionCalls],
  ...[bundle, care, cart, charge, content, invoice, myData, payment, profile, receipt, returns, session, subscription],
  ...[subscriptionDetails, markets, problem],
];

const SUFFIX = 'Schema';

/** Gives the schemas their names, in zod's registry, where their descriptions are too. Apps of one process share them. */
export function nameSchemas(): void {
  for (const [name, schema] of modules.flatMap((module) => Object.entries(module))) {
    if (!name.endsWith(SUFFIX) || !(schema instanceof z.ZodObject)) continue;
    const known = z.globalRegistry.get(schema);
    if (known?.id !== undefined) continue;
    z.globalRegistry.add(schema, { ...known, id: name.charAt(0).toUpperCase() + name.slice(1, -SUFFIX.length) });
  }
}
