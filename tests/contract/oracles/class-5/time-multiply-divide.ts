import { asText, valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Counts in seconds: adds as often as told, or tries out how long one part lasts. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const [told = 0] = valuesIn(text, "time");
  const times = Number(/(?:×|Người đó làm|Máy in in) (\d+)/u.exec(text)?.[1]);
  if (times > 0) return `${Array.from({ length: times }, () => told).reduce((sum, each) => sum + each, 0)} giây`;
  const parts = Number(/(?:\s:|Làm) (\d+)/u.exec(text)?.[1]);
  return parts > 0 ? `${asText(told / parts)} giây` : null;
};
