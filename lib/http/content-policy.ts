/**
 * What a document may do, and what nothing that was smuggled into it may: every directive is `'self'` or `'none'`, so
 * there is nowhere else to load from or to send to. The reasons for the two `'unsafe-inline'` stand in
 * docs/decisions/034-inline-scripts-are-allowed.md; nothing is evaluated but the animals' WebAssembly.
 */
const directives = {
  "default-src": "'none'",
  "script-src": "'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  // No attribute of a tag is ever run: no onclick, no onerror.
  "script-src-attr": "'none'",
  "style-src": "'self'",
  "style-src-attr": "'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "media-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "frame-src": "'none'",
  "object-src": "'none'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
  // No text becomes a script or a tag but by the policies of instrumentation-client.ts and of Next.
  "require-trusted-types-for": "'script'",
  "trusted-types": "default nextjs",
} as const;

/** React evaluates code to show where an error came from, and the tools of development write into the page. */
const inDevelopment = {
  "script-src": "'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src": "'self' 'unsafe-inline'",
  "connect-src": "'self' ws:",
} as const;

const onlyInProduction: readonly string[] = ["require-trusted-types-for", "trusted-types"];

/** The Content-Security-Policy of every document. */
export function contentPolicy(isDevelopment: boolean): string {
  const wanted = isDevelopment ? { ...directives, ...inDevelopment } : directives;
  return Object.entries(wanted)
    .filter(([name]) => !(isDevelopment && onlyInProduction.includes(name)))
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
}
