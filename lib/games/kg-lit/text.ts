import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { VesselForm } from "#lib/questions/figures/jug.ts";
import { measureLine as say } from "#lib/text/measure-line.ts";
import { vesselText } from "#lib/text/vessel-text.ts";

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Words of the kilogram and litre game. */
export const kgLitText = {
  title: "Ki-lô-gam và lít",
  howToPlay: toLine("Con cân đồ vật, rót nước và tính với ki-lô-gam, lít nhé!"),
  capital,
  pictureAlt: (name: string): string => `${capital(name)}.`,
  lineAlt: (to: number): string => `Tia số từ 0 đến ${to}.`,

  promptHeavier: (isHeavier: boolean, one: string, other: string): Line =>
    toLine(`Bên nào ${isHeavier ? "nặng" : "nhẹ"} hơn: ${one} hay ${other}?`),
  promptWeight: (name: string): Line => toLine(`${capital(name)} nặng bao nhiêu ki-lô-gam?`),
  promptWeigh: toLine("Con đặt quả cân cho hai bên bằng nhau nhé!"),
  promptTopUp: toLine("Con thêm quả cân cho hai bên bằng nhau nhé!"),
  promptTogether: (one: string, other: string): Line =>
    toLine(`Trên cân có ${one} và ${other}. Cả hai nặng bao nhiêu ki-lô-gam?`),
  promptHowMuchHeavier: (one: string, other: string): Line => toLine(`${capital(one)} nặng hơn ${other} bao nhiêu?`),
  promptLitres: (form: VesselForm): Line => toLine(`Trong ${vesselText[form]} có bao nhiêu lít nước?`),
  promptFuller: (isMore: boolean): Line => toLine(`Can nào có ${isMore ? "nhiều" : "ít"} nước hơn?`),
  promptBothCans: toLine("Cả hai can có bao nhiêu lít nước?"),
  promptMoreInCan: toLine("Can A có nhiều hơn can B bao nhiêu lít nước?"),
  promptLeft: (liquid: string, start: number, moved: number): Line =>
    say(`Can có ${start} l ${liquid}. Mẹ rót ra ${moved} l. Trong can còn bao nhiêu lít ${liquid}?`),
  promptMore: (liquid: string, start: number, moved: number): Line =>
    say(`Can có ${start} l ${liquid}. Bố đổ thêm ${moved} l. Trong can có bao nhiêu lít ${liquid}?`),
  promptPour: (form: VesselForm, litres: number): Line =>
    say(`Con rót nước vào ${vesselText[form]} cho đủ ${litres} l nhé!`),
  promptAboutKg: (name: string): Line => toLine(`${name} nặng khoảng bao nhiêu?`),
  promptAboutLitres: (name: string): Line => toLine(`${name} đựng được khoảng bao nhiêu nước?`),
  promptUnitKg: (name: string, kg: number): Line => toLine(`Chọn từ đúng: ${name} nặng ${kg} …?`),
  promptUnitLitre: (vessel: string, litres: number): Line => toLine(`Chọn từ đúng: ${vessel} đựng ${litres} … nước?`),

  liquids: { water: "nước", oil: "dầu", milk: "sữa" },
  sackMark: "10\u00a0kg",
  same: toLine("Nặng như nhau"),
  sameMuch: toLine("Nhiều như nhau"),
  can: (label: "A" | "B"): Line => toLine(`Can ${label}`),

  hintLow: toLine("Đĩa cân nặng hơn thì hạ xuống thấp hơn."),
  hintHigh: toLine("Đĩa cân nhẹ hơn thì nâng lên cao hơn."),
  hintLevel: toLine("Con so hai đĩa cân với đường kẻ ngang."),
  hintEven: toLine("Cân thăng bằng nên hai đĩa nặng bằng nhau."),
  hintAddWeights: toLine("Con cộng tất cả các quả cân."),
  hintTakeOff: toLine("Con bớt quả cân nằm cùng đĩa với đồ vật."),
  hintHeaviestFirst: toLine("Con thử quả cân nặng trước, rồi đến quả nhẹ."),
  hintWatchPans: toLine("Con thêm quả cân đến khi hai đĩa ngang nhau."),
  hintJoin: toLine("Nặng tất cả nghĩa là con cộng lại."),
  hintCompare: toLine("Con lấy số lớn trừ đi số bé."),
  hintHopOn: toLine("Con đếm thêm từ số thứ nhất."),
  hintHopBetween: toLine("Con đếm từ số bé đến số lớn."),
  hintHopAway: toLine("Con nhảy trên tia số theo mũi tên."),
  hintMore: toLine("Đổ thêm vào thì con làm phép cộng."),
  hintLess: toLine("Rót ra thì con làm phép trừ."),
  hintOneMark: toLine("Mỗi vạch là một lít. Con tìm mặt nước."),
  hintReadMark: toLine("Con đọc vạch ngang với mặt nước."),
  hintReadBoth: toLine("Con đọc vạch ở mặt nước của mỗi can."),
  hintSameMarks: toLine("Hai can to như nhau. Con so hai mặt nước."),
  hintCup: toLine("Mỗi ca rót là một lít, nước lên một vạch."),
  hintPourTo: toLine("Con rót đến khi mặt nước tới vạch màu cam."),
  hintUnit: toLine("Con nghĩ xem vật này được cân, đong hay đo độ dài."),
  hintUnitKg: toLine("Vật nặng hay nhẹ thì đo bằng ki-lô-gam."),
  hintUnitLitre: toLine("Nước nhiều hay ít thì đo bằng lít."),
  hintThinkKg: toLine("Người lớn nặng khoảng sáu mươi ki-lô-gam. Con so xem."),
  hintThinkLitre: toLine("Thùng nước rất to mới đựng vài chục lít."),
  hintLighter: (name: string): Line => say(`${name} nhẹ hơn bao gạo 10 kg.`),
  hintHoldsLess: (name: string, litres: number): Line => say(`${name} đựng được ít hơn bình ${litres} l.`),
  hintOnBalance: (name: string): Line => toLine(`Ta đặt ${name} lên cân.`),
  hintPourInto: (name: string): Line => toLine(`Ta rót nước vào ${name} để đong.`),

  explainHeavier: (isHeavier: boolean, name: string): Line =>
    toLine(isHeavier ? `Đĩa bên đó thấp hơn nên ${name} nặng hơn.` : `Đĩa bên đó cao hơn nên ${name} nhẹ hơn.`),
  explainSame: toLine("Hai đĩa ngang nhau nên hai bên nặng như nhau."),
  explainWeights: (name: string, weights: readonly number[]): Line => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return say(`${weights.join(" + ")} = ${total}. ${capital(name)} nặng ${total} kg.`);
  },
  explainTakeOff: (name: string, total: number, beside: number): Line =>
    say(`${total} − ${beside} = ${total - beside}. ${capital(name)} nặng ${total - beside} kg.`),
  explainWeigh: (kg: number): Line => say(`Các quả cân nặng ${kg} kg nên hai bên bằng nhau.`),
  explainTopUp: (kg: number, held: readonly number[], missing: number): Line =>
    say(`${held.join(" + ")} + ${missing} = ${kg}. Con thêm ${missing} kg thì hai bên bằng nhau.`),
  explainSum: (a: number, b: number, unit: "kg" | "l"): Line => say(`${a} ${unit} + ${b} ${unit} = ${a + b} ${unit}.`),
  explainDifference: (a: number, b: number, unit: "kg" | "l"): Line =>
    say(`${a} ${unit} − ${b} ${unit} = ${a - b} ${unit}.`),
  explainLitres: (form: VesselForm, litres: number): Line =>
    say(`Mặt nước ngang vạch ${litres}. Trong ${vesselText[form]} có ${litres} l nước.`),
  explainFuller: (isMore: boolean, can: string, [found, rest]: readonly [number, number]): Line =>
    say(`${found} l ${isMore ? "nhiều" : "ít"} hơn ${rest} l. ${can} có ${isMore ? "nhiều" : "ít"} nước hơn.`),
  explainSameMuch: (litres: number): Line => say(`Mỗi can có ${litres} l nên nhiều như nhau.`),
  explainPour: (form: VesselForm, litres: number): Line =>
    say(`Nước lên đến vạch ${litres}. Trong ${vesselText[form]} có ${litres} l.`),
  explainAboutKg: (name: string, kg: number): Line => say(`${name} nặng khoảng ${kg} kg.`),
  explainAboutLitres: (name: string, litres: number): Line => say(`${name} đựng được khoảng ${litres} l nước.`),
  explainUnitKg: (name: string, kg: number): Line =>
    toLine(`Cân nặng đo bằng ki-lô-gam. ${capital(name)} nặng ${kg} ki-lô-gam.`),
  explainUnitLitre: (vessel: string, litres: number): Line =>
    toLine(`Nước đo bằng lít. ${capital(vessel)} đựng ${litres} lít nước.`),

  mistakeHigh: toLine("Đĩa đó ở trên cao, nên nhẹ hơn con nhé!"),
  mistakeLow: toLine("Đĩa đó hạ xuống thấp, nên nặng hơn con nhé!"),
  mistakeEven: toLine("Con nhìn kĩ nhé: hai đĩa cân ngang nhau."),
  mistakeNotEven: toLine("Có một đĩa thấp hơn. Con nhìn lại cân nhé!"),
  mistakeOneWeight: toLine("Đó mới là một quả cân. Con cộng hết nhé!"),
  mistakeCounted: toLine("Con đừng đếm quả cân. Con cộng số ghi trên đó."),
  mistakeBeside: toLine("Cùng đĩa với đồ vật còn có quả cân. Con bớt đi nhé!"),
  mistakeAddAgain: toLine("Gần đúng rồi. Con tính lại các quả cân nhé!"),
  mistakeTook: toLine("Ở đây con gộp lại, làm phép cộng nhé!"),
  mistakeJoined: toLine("Ở đây con làm phép trừ nhé!"),
  mistakeOnlyOne: toLine("Con mới tính một bên. Con cộng cả hai nhé!"),
  mistakeNotCompared: toLine("Đó là bên nhiều hơn. Con tính xem hơn bao nhiêu nhé!"),
  mistakeMoved: toLine("Đó là phần vừa rót. Con tính số lít trong can nhé!"),
  mistakeMark: toLine("Gần đúng rồi. Con đếm lại từng vạch nhé!"),
  mistakeEmptyPart: toLine("Đó là phần còn trống. Con đọc phần có nước nhé!"),
  mistakeLower: toLine("Mặt nước can đó thấp hơn. Con nhìn lại nhé!"),
  mistakeHigher: toLine("Mặt nước can đó cao hơn. Con nhìn lại nhé!"),
  mistakeEvenLitres: toLine("Con nhìn kĩ nhé: hai mặt nước ngang nhau."),
  mistakeNotEvenLitres: toLine("Hai mặt nước không ngang nhau. Con nhìn lại nhé!"),
  mistakeTooLarge: toLine("Nhiều quá rồi. Con thử nghĩ số bé hơn nhé!"),
  mistakeLength: toLine("Xăng-ti-mét dùng để đo độ dài con nhé!"),
  mistakeLitre: toLine("Lít dùng để đong nước. Ở đây là cân nặng."),
  mistakeKg: toLine("Ki-lô-gam dùng để cân. Ở đây là đong nước."),

  tooLight: toLine("Đĩa quả cân còn nhẹ. Con thêm nữa nhé!"),
  tooHeavy: toLine("Đĩa quả cân nặng quá. Con bớt ra nhé!"),
  tooLittle: toLine("Nước còn ít. Con rót thêm nhé!"),
  tooMuch: toLine("Nước nhiều quá. Con đổ bớt nhé!"),

  praiseCompare: toLine("Con so sánh đúng rồi!"),
  praiseWeight: toLine("Con đọc cân đúng rồi!"),
  praiseWeigh: toLine("Hai bên thăng bằng rồi. Con cân khéo quá!"),
  praiseSum: toLine("Con cộng đúng rồi!"),
  praiseDifference: toLine("Con trừ đúng rồi!"),
  praiseRead: toLine("Con đọc vạch đúng rồi!"),
  praisePour: toLine("Con rót thật khéo!"),
  praiseGuess: toLine("Con ước lượng giỏi quá!"),
  praiseUnit: toLine("Con chọn đơn vị đúng rồi!"),
} as const;
