import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import type { TwoStepProblem } from "./two-step-problem.ts";

const pairs = readTable(
  { numbers: [], words: ["both", "one", "other", "asked", "name", "short"] },
  `
  Cả hai ngăn có {whole} quyển sách     | ngăn trên có {part} quyển     | ngăn dưới  | Số sách ở ngăn dưới gấp mấy lần ngăn trên?      | quyển | sách
  Hai tổ trồng được {whole} cây         | tổ Một trồng {part} cây       | tổ Hai     | Số cây của tổ Hai gấp mấy lần tổ Một?           | cây   | cây
  Hai buổi bán được {whole} kg gạo      | buổi sáng bán {part} kg       | buổi chiều | Số gạo bán buổi chiều gấp mấy lần số gạo bán buổi sáng?    | kg    | gạo
  Lan và Nam có {whole} nhãn vở         | Lan có {part} cái             | Nam        | Số nhãn vở của Nam gấp mấy lần của Lan?         | cái   | nhãn vở
`,
);

/** "Cả hai ngăn có 48 quyển sách, ngăn trên có 12 quyển. Số sách ở ngăn dưới gấp mấy lần ngăn trên?" */
function describeOther(rng: Rng): TwoStepProblem {
  const { both, one, other, asked, name } = rng.pick(pairs);
  const times = rng.int(2, 7);
  const part = rng.int(4, Math.min(10, Math.floor(100 / (times + 1))));
  const [rest, whole] = [part * times, part * (times + 1)];
  const fill = (text: string) => text.replace("{whole}", String(whole)).replace("{part}", String(part));
  return {
    prompt: `${fill(both)}, ${fill(one)}. ${asked}`,
    name: "lần",
    answer: times,
    steps: [
      `${other.charAt(0).toUpperCase()}${other.slice(1)} có: ${whole} − ${part} = ${rest} (${name})`,
      `Gấp: ${rest} : ${part} = ${times} (lần)`,
    ],
    first: `số của ${other}`,
    firstSum: `${whole} − ${part}`,
    distractors: [
      mistake("PARTIAL", times + 1, `Con đã lấy cả hai chia cho ${part}. Con tìm riêng số của ${other} trước.`),
      mistake("PARTIAL", rest, `Đó mới là số của ${other}. Đề bài hỏi gấp mấy lần.`),
      ...(rest === part
        ? []
        : [mistake("OP", rest - part, "Con đã trừ hai số. Hỏi gấp mấy lần thì con làm phép chia.")]),
      ...(times === 2
        ? []
        : [mistake("TABLE-NEAR", times - 1, `Con thử lại: ${part} × ${times - 1} = ${part * (times - 1)}, chưa đủ.`)]),
    ],
    figure: null,
    identity: `other ${name} ${whole} ${part}`,
  };
}

const shares = readTable(
  { numbers: [], words: ["start", "verb", "holder", "thing", "name"] },
  `
  Cô có {whole} bông hoa, cô     | cắm đều  | lọ   | bông hoa | bông
  Mẹ có {whole} quả cam, mẹ      | xếp đều  | đĩa  | quả cam  | quả
  Thầy có {whole} quyển vở, thầy | chia đều | tổ   | quyển vở | quyển
  Bà có {whole} quả trứng, bà    | xếp đều  | rổ   | quả trứng | quả
`,
);

/** "Cô có 50 bông hoa, cô cắm đều vào 6 lọ thì còn 8 bông. Mỗi lọ có bao nhiêu bông hoa?" */
function describeShare(rng: Rng): TwoStepProblem {
  const { start, verb, holder, thing, name } = rng.pick(shares);
  const [groups, each, rest] = [rng.int(3, 9), rng.int(4, 9), rng.int(3, 15)];
  const used = groups * each;
  const whole = used + rest;
  const into = holder === "tổ" ? "cho" : "vào";
  return {
    prompt: `${start.replace("{whole}", String(whole))} ${verb} ${into} ${groups} ${holder} thì còn lại ${rest} ${name}. Mỗi ${holder} có bao nhiêu ${thing}?`,
    name,
    answer: each,
    steps: [
      `Đã ${verb}: ${whole} − ${rest} = ${used} (${name})`,
      `Mỗi ${holder} có: ${used} : ${groups} = ${each} (${name})`,
    ],
    first: `đã ${verb} bao nhiêu ${thing}`,
    firstSum: `${whole} − ${rest}`,
    distractors: [
      mistake("PARTIAL", used, `Đó là số ở cả ${groups} ${holder}. Đề bài hỏi mỗi ${holder}.`),
      ...(whole % groups === 0
        ? [mistake("PARTIAL", whole / groups, `Con chia cả ${rest} ${name} còn lại. Con bớt số đó đi trước.`)]
        : []),
      mistake(
        "OP",
        used - groups,
        `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${into} ${groups} ${holder} thì con làm phép chia.`,
      ),
      mistake("TABLE-NEAR", each + 1, `Con thử lại: ${groups} × ${each + 1} = ${groups * (each + 1)}, nhiều quá.`),
      mistake("TABLE-NEAR", each - 1, `Con thử lại: ${groups} × ${each - 1} = ${groups * (each - 1)}, chưa đủ.`),
    ],
    figure: null,
    identity: `share ${name} ${whole} ${groups} ${rest}`,
  };
}

const gathered = readTable(
  { numbers: [], words: ["one", "other", "act", "holder", "thing", "name"] },
  `
  Mai gấp được {a} ngôi sao | Páo gấp được {b} ngôi sao | Hai bạn xếp đều số sao vào     | hộp  | ngôi sao | ngôi sao
  Lan hái được {a} quả ổi   | Nam hái được {b} quả ổi   | Hai bạn chia đều số ổi vào     | rổ   | quả ổi   | quả
  Tổ Một góp {a} quyển vở   | tổ Hai góp {b} quyển vở   | Số vở đó được chia đều vào     | gói  | quyển vở | quyển
`,
);

/** "Lan hái được 25 quả ổi, Nam hái được 17 quả ổi. Hai bạn chia đều số ổi vào 6 rổ. Mỗi rổ có bao nhiêu quả ổi?" */
function describeGathered(rng: Rng): TwoStepProblem {
  const { one, other, act, holder, thing, name } = rng.pick(gathered);
  const [groups, each] = [rng.int(3, 9), rng.int(4, 9)];
  const all = groups * each;
  const a = rng.int(Math.ceil(all / 4), Math.floor((all * 3) / 4));
  const b = all - a;
  return {
    prompt: `${one.replace("{a}", String(a))}, ${other.replace("{b}", String(b))}. ${act} ${groups} ${holder}. Mỗi ${holder} có bao nhiêu ${thing}?`,
    name,
    answer: each,
    steps: [`Có tất cả: ${a} + ${b} = ${all} (${name})`, `Mỗi ${holder} có: ${all} : ${groups} = ${each} (${name})`],
    first: `có tất cả bao nhiêu ${thing}`,
    firstSum: `${a} + ${b}`,
    distractors: [
      mistake("PARTIAL", all, `Đó là tất cả. Con chia tiếp vào ${groups} ${holder} nhé!`),
      ...[a, b]
        .filter((part) => part % groups === 0)
        .map((part) => mistake("PARTIAL", part / groups, "Con mới chia phần của một bên. Con gộp cả hai bên trước.")),
      mistake("OP", all - groups, `Chia đều vào ${groups} ${holder} thì con làm phép chia.`),
      mistake("TABLE-NEAR", each + 1, `Con thử lại: ${groups} × ${each + 1} = ${groups * (each + 1)}, nhiều quá.`),
      mistake("TABLE-NEAR", each - 1, `Con thử lại: ${groups} × ${each - 1} = ${groups * (each - 1)}, chưa đủ.`),
    ],
    figure: null,
    identity: `gathered ${name} ${a} ${b} ${groups}`,
  };
}

/** A story whose first step is not asked for by name: what is found first has to be thought of. */
export function pickHiddenStep(rng: Rng): TwoStepProblem {
  return rng.pick([describeOther, describeShare, describeGathered])(rng);
}
