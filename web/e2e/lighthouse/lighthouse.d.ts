/**
 * The parts of Lighthouse that the command uses, in the words of its own types. Lighthouse is not installed with the
 * product, so the types of the package are not there when the product is checked.
 */
declare module 'lighthouse' {
  type Flags = {
    readonly port: number;
    readonly logLevel: 'silent' | 'error';
    readonly onlyCategories: readonly string[];
    /** In milliseconds. */
    readonly maxWaitForLoad: number;
    readonly clearStorageTypes: readonly string[];
  };

  type Audit = { readonly score: number | null; readonly numericValue?: number; readonly title: string };

  export type Result = {
    readonly lhr: {
      readonly categories: Readonly<
        Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
      >;
      readonly audits: Readonly<Record<string, Audit>>;
      readonly finalDisplayedUrl: string;
      readonly runtimeError?: { readonly code: string; readonly message: string };
    };
  };

  export default function lighthouse(url: string, flags: Flags): Promise<Result | undefined>;
}
