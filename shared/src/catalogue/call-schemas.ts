/** The schemas of a call. */
import type { z } from 'zod';

export type CallSchemas = {
  /** Summary of the operation in the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
};
