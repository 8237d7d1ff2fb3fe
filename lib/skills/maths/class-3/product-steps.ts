import { carriesOfProduct } from "#lib/questions/working/carries-of.ts";
import { digitsOf } from "#lib/questions/working/digits-of.ts";
import { working } from "#lib/questions/working/working.ts";

/** "4 × 6 = 24, viết 4, nhớ 2" */
export function productSteps(number: number, digit: number): string[] {
  const carries = carriesOfProduct(number, digit);
  const digits = digitsOf(number);
  return digits.map((each, place) => {
    const product = each * digit;
    const carry = carries[place] ?? 0;
    const sum = product + carry;
    const added = carry === 0 ? "" : `, thêm ${carry} là ${sum}`;
    const isLast = place === digits.length - 1;
    const kept = sum > 9 && !isLast ? `, nhớ ${Math.floor(sum / 10)}` : "";
    return `${digit} × ${each} = ${product}${added}, viết ${isLast ? sum : sum % 10}${kept}`;
  });
}

/** The product in columns with what is carried. */
export function workedProduct(number: number, digit: number) {
  return working({
    operation: "×",
    numbers: [String(number), String(digit)],
    result: String(number * digit),
    carries: carriesOfProduct(number, digit),
    alt: "Phép nhân đặt theo cột, có số nhớ và kết quả.",
  });
}
