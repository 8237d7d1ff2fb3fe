/**
 * One line a pupil reads or hears. `text` is shown, `spoken` is what a voice says:
 * the same words, with signs, gaps and numbers written out as a teacher reads them.
 */
export interface Line {
  readonly text: string;
  readonly spoken: string;
}
