import type { Oracle } from "#tests/contract/oracle.ts";

const name = String.raw`\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)+`;
const day = String.raw`\d+ tháng \d+`;

/** How the words of each line are told in what stands above the form; a line that is not here is for grown-ups. */
const toldAs: Readonly<Record<string, readonly RegExp[]>> = {
  "Tên sách": [/“([^”]+)”/u],
  "Người mượn": [new RegExp(`(?:^|[,.] |được )(${name}) mượn`, "u")],
  "Họ và tên": [new RegExp(`(?:^|[,.] )(${name})(?:,| học| muốn| được)`, "u")],
  Lớp: [/lớp (3[A-D])/u],
  "Ngày mượn": [new RegExp(`mượn (?:sách |“[^”]+” )?ngày (${day})`, "u"), new RegExp(`^Ngày (${day})`, "u")],
  "Ngày trả": [new RegExp(`trả (?:sách )?(?:vào )?ngày (${day})`, "u")],
  "Ngày sinh": [new RegExp(`[Ss]inh ngày (${day})`, "u")],
  "Câu lạc bộ": [/câu lạc bộ (\p{Ll}+ \p{Ll}+)(?=[.,]| của)/u],
};

/** Looks up in the story what each line of the form asks for. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "gaps") return null;
  const { view, prompt } = seen;
  const lines = view.text.split("; ").map((line) => {
    const label = line.split(": ")[0] ?? "";
    const found = (toldAs[label] ?? []).map((told) => told.exec(prompt.text)?.[1]).find((each) => each !== undefined);
    const written = label in toldAs ? found : "để người lớn viết";
    return written !== undefined && view.tiles.includes(written) ? `${label}: ${written}` : null;
  });
  return lines.includes(null) ? null : lines.join("; ");
};
