/** Words of a sentence that stand together: the places of the first and of the last one, from 0. */
export interface Part {
  readonly from: number;
  readonly to: number;
}
