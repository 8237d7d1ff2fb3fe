import type { Tone } from "./tone.ts";

const marks: Readonly<Record<Tone, string>> = {
  ngang: "",
  huyền: "\u0300",
  sắc: "\u0301",
  hỏi: "\u0309",
  ngã: "\u0303",
  nặng: "\u0323",
};

/** Puts the mark of a tone on one letter of a text, counted from 0; NFC. */
export function putTone(text: string, place: number, tone: Tone): string {
  return `${text.slice(0, place + 1)}${marks[tone]}${text.slice(place + 1)}`.normalize("NFC");
}
