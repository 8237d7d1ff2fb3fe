export {};

declare global {
  /** The part of Trusted Types that instrumentation-client.ts needs; TypeScript's own types do not know them yet. */
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: {
          readonly createHTML: (text: string) => string | null;
          readonly createScriptURL: (address: string) => string | null;
        },
      ): unknown;
    };
  }
}
