/** What the schemas of a call consist of. */
import type { z } from 'zod';

export type CallSchemas = {
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
};
