import { readTable } from "#lib/core/read-table.ts";

/** Words of a sentence and the question they answer. */
interface Answering {
  readonly answers: string;
  readonly words: string;
}

/** Sentences in parts that go together: any subject with any predicate of a group, behind any of its adverbials. */
export interface MainParts {
  /** What the subject answers. */
  readonly asks: string;
  readonly subjects: readonly string[];
  readonly predicates: readonly Answering[];
  /** None where the sentence begins with its subject. */
  readonly adverbials: readonly Answering[];
}

const splitList = (cell: string) => cell.split("; ").filter((each) => each !== "");

/** "Làm gì: bay về phía dãy núi; Làm gì: đậu trên ngọn tre" */
const readAnswering = (cell: string) =>
  splitList(cell).map((each): Answering => {
    const [answers = "", words = ""] = each.split(": ");
    return { answers, words };
  });

function readParts(text: string): readonly MainParts[] {
  const rows = readTable({ numbers: [], words: ["asks", "subjects", "predicates", "adverbials"] }, text);
  return rows.map(({ asks, subjects, predicates, adverbials }) => ({
    asks,
    subjects: splitList(subjects),
    predicates: readAnswering(predicates),
    adverbials: readAnswering(adverbials),
  }));
}

/** Short subjects of two to four syllables. */
export const shortSentences = readParts(`
  Con gì | Đàn cò trắng; Mấy chú chim én; Bầy chim sẻ | Làm gì: bay về phía dãy núi; Làm gì: đậu trên ngọn tre; Làm gì: chao cánh trên cánh đồng |
  Con gì | Chú mèo mướp; Con chó vàng; Chú cún con | Làm gì: nằm sưởi nắng ngoài sân; Làm gì: chạy ra cổng đón bà; Làm gì: ngủ say bên bếp lửa |
  Ai | Bà nội; Mẹ em; Chị Hoa | Làm gì: nhặt rau trong bếp; Làm gì: kể chuyện cổ tích cho bé; Làm gì: tưới luống rau cải |
  Ai | Các bạn học sinh; Chúng em; Cả lớp | Làm gì: xếp hàng vào lớp; Làm gì: hát vang bài ca mới; Làm gì: trồng hoa quanh sân trường |
  Ai | Bác nông dân; Chú Tư; Ông ngoại | Làm gì: gánh lúa về sân; Làm gì: cuốc đất ngoài vườn; Làm gì: dắt trâu ra đồng |
  Ai | Bố bạn Nam; Chú Hùng; Cô Mai | Là gì: là bác sĩ; Là gì: là giáo viên dạy nhạc; Là gì: là kĩ sư cầu đường |
  Cái gì | Bầu trời; Mặt hồ; Dòng sông | Thế nào: rất trong xanh; Thế nào: xanh biếc một màu; Thế nào: đẹp như một bức tranh |
  Cái gì | Quả cam; Trái xoài; Quả đu đủ | Thế nào: rất ngọt; Thế nào: thơm lừng và ngọt lịm; Thế nào: đã chín vàng |
  Cái gì | Chiếc thuyền nan; Con tàu nhỏ; Chiếc ca nô | Làm gì: rẽ sóng ra khơi; Làm gì: cập bến an toàn; Làm gì: lướt nhanh trên mặt nước |
  Cái gì | Mặt trời; Vầng trăng tròn | Làm gì: nhô lên sau rặng tre; Làm gì: toả sáng khắp nơi; Làm gì: trốn sau đám mây |
  Cái gì | Căn phòng; Lớp học; Sân trường | Thế nào: rất sạch sẽ; Thế nào: sáng sủa và gọn gàng; Thế nào: rộng rãi và thoáng mát |
`);

/** Subjects of four syllables and more, with words that make them clear. */
export const longSubjects = readParts(`
  Con gì | Những chú ong thợ nhỏ xíu; Mấy con bướm vàng trong vườn; Đàn bướm trắng bé nhỏ | Làm gì: bay lượn trên luống hoa cải; Làm gì: đậu xuống bông cúc trước ngõ; Làm gì: tìm đến giàn hoa thiên lí |
  Con gì | Mấy chú chim trên cành bàng; Hai con chào mào của ông; Đàn chim nhỏ ngoài vườn | Làm gì: hót líu lo suốt buổi sáng; Làm gì: chuyền từ cành này sang cành khác; Làm gì: rỉa lông dưới nắng |
  Ai | Các bạn nhỏ trong xóm em; Hai chị em Hoa và Huệ; Những người bạn thân của Nam | Làm gì: rủ nhau ra bờ đê thả diều; Làm gì: cùng nhau dọn sạch con đường nhỏ; Làm gì: chơi trốn tìm sau đống rơm |
  Ai | Ông bà ngoại của Linh; Bác Năm ở cuối làng; Người thợ mộc già đầu xóm | Làm gì: đóng tặng em một chiếc ghế gỗ; Làm gì: nuôi một đàn gà rất đông; Làm gì: thường kể chuyện ngày xưa cho trẻ nhỏ |
  Cái gì | Chiếc cặp màu xanh của Lan; Quyển truyện tranh trên giá sách; Đôi giày thể thao của Minh | Thế nào: vẫn còn mới tinh; Thế nào: rất sạch và đẹp; Là gì: là món quà của bà |
  Cái gì | Hàng phượng vĩ trước cổng trường; Những cây phượng già trong sân; Mấy gốc phượng bên hồ nước | Làm gì: toả bóng mát xuống mặt đất; Thế nào: đỏ rực những chùm hoa; Thế nào: cao hơn mái nhà hai tầng |
  Ai | Cô giáo dạy Mĩ thuật của em; Người chị cả của Thảo; Chú hàng xóm vui tính của Bình | Là gì: là một hoạ sĩ trẻ; Là gì: là người yêu trẻ nhỏ; Làm gì: vẽ tặng em một bức tranh |
  Cái gì | Con đường nhỏ về quê ngoại; Con đường đất đỏ của làng; Lối đi nhỏ trong công viên | Thế nào: quanh co giữa hai hàng tre; Thế nào: rợp mát bóng cây; Thế nào: dài và thẳng tắp |
  Cái gì | Mái tóc dài của chị Hà; Mái tóc bạc của bà nội; Mái tóc đen của bé Na | Thế nào: rất mềm và thơm mùi bồ kết; Thế nào: mượt như tơ; Thế nào: lúc nào cũng gọn gàng |
  Cái gì | Bức tranh phong cảnh của Minh; Tấm ảnh gia đình trên tường; Bức tranh lụa trong phòng khách | Thế nào: rất đẹp và ấm áp; Thế nào: nhỏ hơn quyển vở; Là gì: là món quà quý của cả nhà |
  Con gì | Đàn gà con của bà; Mấy chú gà con lông vàng; Bầy gà nhỏ trong vườn nhà Tú | Làm gì: chạy lon ton theo mẹ; Làm gì: tranh nhau mổ thóc trên sân; Làm gì: nép dưới cánh gà mẹ |
`);

/** Behind an adverbial. */
export const withAdverbials = readParts(`
  Con gì | đàn cò trắng; mấy chú chim én; bầy chim sẻ nâu | Làm gì: bay về phía dãy núi; Làm gì: gọi nhau ríu rít; Làm gì: chao cánh rất nhanh | Khi nào: Sáng sớm; Khi nào: Mỗi buổi chiều; Ở đâu: Trên cánh đồng
  Ai | bà nội em; bác Năm ở cuối làng; mẹ và chị Hoa | Làm gì: tưới từng luống rau cải; Làm gì: nhổ sạch cỏ dại; Làm gì: gieo hạt mùng tơi | Ở đâu: Ngoài vườn; Khi nào: Chiều Chủ nhật; Để làm gì: Để có rau sạch
  Ai | các bạn học sinh; hai bạn Hà và Minh; cả tổ Ba | Làm gì: trang trí tờ báo tường; Làm gì: tập hát rất say sưa; Làm gì: đọc thơ cho cô giáo nghe | Ở đâu: Trong lớp học; Khi nào: Đầu giờ chiều; Để làm gì: Để chuẩn bị cho hội thi
  Cái gì | cây cối trong vườn; luống hoa trước nhà; giàn bầu bên bờ ao | Thế nào: xanh tốt hẳn lên; Thế nào: tươi tốt lạ thường; Thế nào: rất đẹp mắt | Khi nào: Sau cơn mưa; Vì sao: Nhờ bàn tay chăm sóc của ông; Khi nào: Mùa xuân
  Cái gì | mặt hồ; dòng sông quê em; con kênh nhỏ | Thế nào: lấp lánh như dát bạc; Thế nào: rất yên ả; Thế nào: đẹp như trong cổ tích | Khi nào: Đêm rằm; Ở đâu: Dưới ánh trăng; Khi nào: Khi thành phố lên đèn
  Ai | bạn Khoa; cô giáo chủ nhiệm; chị gái của Vy | Làm gì: đến trường bằng xe buýt; Làm gì: mặc áo mưa màu vàng; Làm gì: rời nhà sớm hơn mọi ngày | Vì sao: Vì trời mưa to; Khi nào: Hôm qua; Khi nào: Sáng nay
  Con gì | đàn hươu sao; gia đình nhà thỏ; mấy chú nai nhỏ | Làm gì: đi tìm cỏ non; Làm gì: nằm nghỉ dưới gốc cây; Làm gì: nép sát vào nhau | Ở đâu: Trong rừng sâu; Khi nào: Vào mùa đông; Ở đâu: Bên bờ suối
  Ai | các em nhỏ; bố con bạn Dũng; mấy anh em nhà Tú | Làm gì: chạy bộ quanh bờ cát; Làm gì: tập bơi mỗi sáng; Làm gì: đá bóng cùng nhau | Khi nào: Ngày hè; Ở đâu: Trên bãi biển; Để làm gì: Để rèn luyện sức khoẻ
`);
