/** Numbers from `from` to `to` in steps of `by`. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}
