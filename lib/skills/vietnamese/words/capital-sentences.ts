/** A sentence with a word that a beginner writes with a capital by mistake. */
export interface CapitalSentence {
  readonly text: string;
  /** The name in it; null for none. */
  readonly name: string | null;
  readonly extra: string;
}

const plain = `Mẹ nấu *cơm.
Bé đi *học.
Bà kể *chuyện.
Chim hót *líu lo.
Mèo con *bắt chuột.
Trời mưa *to.
Bố *đọc sách.
Ông trồng *cây.
Chú bò ăn *cỏ.
Em giúp mẹ *quét nhà.
Bé uống *sữa.
Xe chạy *nhanh quá!
Nhà em có *vườn rau.
Đàn cá *bơi tung tăng.
Chị dạy em *vẽ.
Cả nhà ăn *cơm.
Quả cam rất *ngọt.
Em chào cô *giáo.
Bạn có *khoẻ không?
Con mèo nằm *sưởi nắng.
Lớp em có hai *tổ.
Bướm bay *trong vườn.
Nước suối *mát lạnh.
Gió thổi *nhè nhẹ.
Anh thả *diều.
Bánh chưng *thơm quá!
Sân trường *rộng và mát.
Bé rửa tay *sạch sẽ.`;

const named = `Bạn [Lan] *tô màu.
Cô [Hoa] *dạy em hát.
Bé [Na] *ngủ rồi.
Chị [Mai] *tưới cây.
Anh [Nam] *đá bóng.
Chú [Hùng] *lái xe.
Bác [Tâm] *nuôi gà.
Bạn [Minh] *rất chăm.
Cô [Thảo] *kể chuyện.
Mẹ gọi [Hà] *dậy sớm.
Em tặng [Ngọc] *quyển vở.
Bà đưa [An] *đi học.
Em *ngồi cạnh [Dũng].
Em *rủ [Linh] chơi cờ.
Bạn [Khoa] *ngồi bàn đầu.
Chị [Thu] *gấp quần áo.
Anh [Quân] *bơi giỏi.
Bạn [Tú] *cao nhất lớp.
Ông *dắt [Bình] ra vườn.
Bạn [Vy] *múa đẹp.
Em *chào bác [Sơn].
Bé [Chi] *thích ăn cam.
Bạn [Páo] *thổi khèn.
Bạn [Phong] *chạy nhanh.
Cô giáo *khen [Thư].
Hôm nay [Long] *trực nhật.
Dì [Nga] *bán rau.
Em *mượn [Huy] cái bút.`;

function read(line: string): CapitalSentence {
  return {
    text: line.replace(/[[\]*]/gu, ""),
    name: /\[(.+)\]/u.exec(line)?.[1] ?? null,
    extra: /\*(\p{L}+)/u.exec(line)?.[1] ?? "",
  };
}

/** Sentences of class 1, half of them with the name of a person that does not stand first. */
export const capitalSentences: readonly CapitalSentence[] = [plain, named].flatMap((rows) =>
  rows.split("\n").map(read),
);
