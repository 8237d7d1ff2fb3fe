/** x' = a x + c y + e, y' = b x + d y + f, as in SVG. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}
