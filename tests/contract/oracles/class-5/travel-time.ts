import { asText, valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const spokenSpeed = /(\d+)\u00a0km\/giờ/u;

/** Goes the way metre by metre of what one minute brings, then adds what the clock and the rest tell. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const kilometres = Number(spokenSpeed.exec(text)?.[1]);
  const [way = 0] = valuesIn(text.replace(spokenSpeed, ""), "length");
  let [gone, minutes] = [0, 0];
  while (gone < way) {
    minutes += 1;
    gone = (minutes * kilometres * 1_000_000) / 60;
  }
  if (Math.round(gone) !== way) return null;
  const started = valuesIn(text, "time").reduce((all, each) => all + each, 0) / 60;
  const all = started + minutes;
  if (!text.includes("rồi đổi ra")) return `${all * 60} giây`;
  return `${asText(all / 60)} giờ = ${Math.floor(all / 60)} giờ ${all % 60} phút`;
};
