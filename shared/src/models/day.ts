/** A day in a response of the shop API. A time after it is ignored, as wherever a date is shown. */
import { z } from 'zod';

export const shopDaySchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T|$)/, 'must be a day, YYYY-MM-DD')
  .describe('YYYY-MM-DD');
