/** How much there is to do, each number as it is written. */
export interface ContentCounts {
  readonly maths: string;
  readonly vietnamese: string;
  readonly animals: string;
}
