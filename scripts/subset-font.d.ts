declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2" | "truetype";
    readonly noHinting: boolean;
    readonly keepFeatures: readonly string[];
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  /** A new font with only the glyphs of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
