/** What the build tells the worker about itself. */
export interface SiteBuild {
  /** The same that stands in `data-build` of its documents. */
  readonly id: string;
  /** Addresses of all its scripts and styles and of the typefaces, each with a hash of its content in its name. */
  readonly parts: readonly string[];
  /** Those of the typefaces the interface is written in. */
  readonly fonts: readonly string[];
  /** Pictures the page for being offline needs, with a hash of their content. */
  readonly pictures: readonly { readonly url: string; readonly revision: string }[];
}
