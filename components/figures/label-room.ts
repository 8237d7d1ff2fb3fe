import { boxRoom } from "./box-room.ts";
import { wordsSize } from "./words-size.ts";

/** The room a label takes, with the box around it where it holds a "?". */
export function labelRoom(text: string, size: number): { width: number; height: number } {
  if (text.includes("?")) return boxRoom(text, size);
  const { width, height } = wordsSize(text, size);
  return { width, height };
}
