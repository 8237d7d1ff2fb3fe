import { decimalValue } from "./decimal-value.ts";
import type { NumberValue } from "./number-value.ts";

/** `scaled` / 10^`places` without zeros at its end: (450, 2) is 4,5 and (300, 2) is 3. */
export function shortDecimalValue(scaled: number, places: number): NumberValue {
  return places > 0 && scaled % 10 === 0 ? shortDecimalValue(scaled / 10, places - 1) : decimalValue(scaled, places);
}
