import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";

export const countingText = {
  title: "Đếm số",
  howToPlay: toLine("Con đếm thật kĩ rồi chọn, viết hoặc lấy đủ số nhé!"),
  ask: (picture: PictureName, largest: number): Line =>
    toLine(`Có ${largest > 10 ? "bao nhiêu" : "mấy"} ${pictureText[picture].name}?`),
  promptTake: (picture: PictureName, count: number): Line =>
    toLine(`Con lấy ${count} ${pictureText[picture].name} nhé!`),

  hintPoint: (picture: PictureName): Line => toLine(`Con chỉ tay vào từng ${pictureText[picture].name} và đếm nhé!`),
  hintTenCounted: (picture: PictureName): Line => toLine(`Đã có 10 ${pictureText[picture].name}. Con đếm tiếp nhé!`),
  hintNumbered: toLine("Con đếm tiếp theo các số trên hình nhé!"),
  hintFullFrame: toLine("Một khung đầy là 10."),
  hintEachCell: toLine("Con đếm lần lượt từng ô có hình."),
  hintOpenCell: toLine("Con đếm tiếp đến ô mang dấu hỏi."),
  hintLookForAny: (picture: PictureName): Line =>
    toLine(`Con tìm xem trong hình có ${pictureText[picture].name} nào không.`),
  hintTouch: (picture: PictureName): Line =>
    toLine(`Con chạm vào từng ${pictureText[picture].name}, vừa chạm vừa đếm.`),
  hintStop: (count: number): Line => toLine(`Con dừng lại khi đếm đến ${count}.`),

  explain: (picture: PictureName, count: number): Line =>
    toLine(`Con đếm lần lượt từ 1 đến ${count}. Có ${count} ${pictureText[picture].name}.`),
  explainOne: (picture: PictureName): Line => toLine(`Trong hình chỉ có 1 ${pictureText[picture].name}.`),
  explainNone: (picture: PictureName): Line =>
    toLine(`Trong hình không có ${pictureText[picture].name} nào. Ta viết số 0.`),
  explainFrames: (picture: PictureName, count: number): Line =>
    toLine(`Một khung đầy là 10, thêm ${count - 10} nữa. Có ${count} ${pictureText[picture].name}.`),
  explainTwoFrames: (picture: PictureName): Line =>
    toLine(`Hai khung đầy là 2 chục. Có 20 ${pictureText[picture].name}.`),
  explainTake: (picture: PictureName, count: number): Line =>
    toLine(`Con đếm đến ${count} thì dừng. Con lấy đủ ${count} ${pictureText[picture].name}.`),

  mistakeSkipped: (picture: PictureName): Line =>
    toLine(`Con đếm sót rồi. Con đếm lại từng ${pictureText[picture].name} nhé!`),
  mistakeTwice: (picture: PictureName): Line =>
    toLine(`Mỗi ${pictureText[picture].name} chỉ đếm một lần thôi con nhé!`),
  mistakeNone: (picture: PictureName): Line =>
    toLine(`Con nhìn lại xem có ${pictureText[picture].name} nào không nhé!`),
  mistakeSwapped: toLine("Số chục viết trước, số đơn vị viết sau nhé!"),
  mistakeFrameForgotten: toLine("Con quên khung đầy rồi. Một khung đầy là 10."),
  mistakeTooFew: toLine("Vẫn còn thiếu. Con lấy thêm nữa nhé!"),
  mistakeTooMany: toLine("Hơi nhiều rồi. Con cất bớt đi nhé!"),

  praiseCount: [toLine("Con đếm đúng rồi!"), toLine("Con đếm rất kĩ!")],
  praiseFrame: [toLine("Con đếm đúng các ô rồi!"), toLine("Con đếm đúng rồi!")],
  praiseTake: [toLine("Con lấy đủ rồi!"), toLine("Con đếm và lấy đúng rồi!")],

  objectsAlt: (picture: PictureName): string => `Hình vẽ để đếm ${pictureText[picture].name}.`,
  frameAlt: (picture: PictureName): string => `Khung mười ô để đếm ${pictureText[picture].name}.`,
} as const;
