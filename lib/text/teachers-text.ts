import { keepTimes } from "#lib/core/keep-times.ts";
import { assignmentText } from "./assignment-text.ts";
import { commentText } from "./comment-text.ts";
import { familyText } from "./family-text.ts";
import { grownUpsText } from "./grown-ups-text.ts";
import { homeText } from "./home-text.ts";
import { marksText } from "./marks-text.ts";
import { mistakeText } from "./mistake-text.ts";
import { progressText } from "./progress-text.ts";
import { setText } from "./set-text.ts";
import { sheetText } from "./sheet-text.ts";
import { teacherText } from "./teacher-text.ts";

const family = familyText.room;

/**
 * Texts of the page for teachers. What stands in “ ” is a button or a heading of another page and comes from its texts. A step
 * is named like its picture, where it has one.
 */
export const teachersText = {
  title: homeText.teachers,
  description: "Dùng Hươu Ham Học với một lớp: dán tên, in thẻ, giao bài, xem em nào cần gì, gửi thẻ cho gia đình.",
  heading: "Hươu Ham Học cho lớp của thầy cô",
  lead: [
    "Học sinh lớp 1 đến lớp 5 luyện Toán và Tiếng Việt. Thầy cô giao bài theo bài lớp đang học và thấy em nào cần giúp chỗ nào.",
    "Dùng miễn phí, không quảng cáo. Các em vào lớp bằng thẻ, không gõ tên, không gõ mật khẩu. Tên thầy cô nhập được khoá ngay trên máy của thầy cô, máy chủ không đọc được.",
  ],
  make: teacherText.make,
  needsAccount: "Thầy cô cần một tài khoản: email và mật khẩu.",

  start: {
    title: "Bắt đầu trong một phút",
    steps: {
      "tao-lop": {
        title: "Dán danh sách tên",
        lines: [
          `Chạm “${teacherText.make}” ở đầu trang này rồi đăng nhập. Chưa có tài khoản thì chạm “${grownUpsText.email}” ở cuối khung đăng nhập, đặt mật khẩu rồi đăng nhập. Nếu nhận được thư xác nhận, thầy cô mở thư trước.`,
          `Chạm “${teacherText.make}” lần nữa, viết “${teacherText.name}”, chọn “${teacherText.classOf}”, dán cột tên từ Excel vào “${teacherText.names}”, chạm “${teacherText.done}”. Dán cả bảng có dòng tiêu đề, số thứ tự và ngày sinh cũng được: trang chỉ lấy tên.`,
        ],
      },
      the: {
        title: "In thẻ",
        lines: [
          `Chạm “${teacherText.printCards}” rồi “${teacherText.print}”. Mỗi tờ A4 có tám thẻ, cắt theo nét đứt.`,
          `Thầy cô in thêm “${teacherText.keySheet}” và cất kĩ. Sang máy khác, cần tám từ trên tờ ấy mới thấy tên các em.`,
        ],
      },
      "vao-lop": {
        title: "Các em vào lớp",
        lines: [
          "Em nào quét mã QR trên thẻ là vào lớp.",
          `Máy không có camera thì thầy cô chạm “${teacherText.show}”. Các em mở địa chỉ trên bảng, chạm vào hình của mình, rồi chạm ba bạn thú trên thẻ.`,
        ],
      },
      "giao-bai": {
        title: "Giao bài đầu tiên",
        lines: [
          `Mục “${assignmentText.standing}” đi theo lịch năm học; lớp nhanh hay chậm hơn thì thầy cô chọn lại bài. Chạm “${assignmentText.giveThis}”, xem qua các câu và đáp án, rồi chạm “${assignmentText.giveWhole}”.`,
          `Em nào đã vào lớp, mở trang là thấy bài ấy đầu tiên. Muốn gửi vào nhóm lớp thì có sẵn mã QR, đường dẫn và “${setText.message}”. Hạn đặt sẵn là ba ngày, đổi được.`,
        ],
      },
    },
  },

  daily: {
    title: "Mỗi ngày",
    lead: `Mở “${teacherText.title}”, chạm vào lớp. Mọi việc dưới đây bắt đầu từ trang ấy.`,
    steps: {
      "tuan-nay": {
        title: "Em nào đã học?",
        lines: [
          `Mục “${teacherText.week}” cho biết bao nhiêu em đã vào học, học mấy phút, vào những ngày nào. Dưới đó là các em chưa vào học; nhiều hơn 10 em thì chạm vào dòng ấy để thấy tên.`,
        ],
      },
      "can-gi": {
        title: "Em nào cần gì, và một chạm để giúp",
        lines: [
          `Mục “${assignmentText.needs}” gom các em sai cùng một kiểu trong hai tuần qua, như “${assignmentText.group(6, mistakeText.CARRY)}”, kèm một câu trả lời sai và đáp án.`,
          `Chạm “${assignmentText.remedy}”: chỉ những em ấy nhận năm câu luyện đúng chỗ sai, làm trong ba ngày.`,
        ],
      },
      "cau-kho": {
        title: "Bài đã giao ra sao?",
        lines: [
          `Ở mục “${assignmentText.given}”, chạm tên bài để thấy em nào đã làm, em nào chưa. Các câu xếp “${assignmentText.questions}”, kèm những đáp án sai hay gặp và lỗi ở đâu.`,
          "Bài giao nên trong 10 phút mỗi ngày ở lớp 1, lớp 2 và 15 phút ở lớp 3, 4, 5. Quá mức ấy trang nhắc thầy cô; quá gấp đôi thì trang không nhận.",
        ],
      },
      chieu: {
        title: "Chữa chung trên bảng",
        lines: [
          `Chạm “${assignmentText.project}” ở một câu, câu ấy hiện thật lớn. Chạm “${assignmentText.showAnswers}” hay “${assignmentText.showSolution}” thì mới thấy; trên bảng không có tên em nào.`,
        ],
      },
      "bang-lop": {
        title: "Từng em đến đâu?",
        lines: [
          `“${progressText.table}” xếp theo “${progressText.byNeed}”, mỗi em một hàng, mỗi kĩ năng một cột. Chạm tên một em để xem em đã vững gì, hay sai gì, và từng câu trong những lượt gần đây.`,
        ],
      },
    },
  },

  weekly: {
    title: "Mỗi tuần, mỗi kì",
    steps: {
      "gia-dinh": {
        title: "Thẻ cho gia đình",
        lines: [
          `Chạm “${family.title}” rồi “${family.printAll}”: mỗi tờ A4 có bốn thẻ. Muốn gửi riêng cho một nhà thì chạm “${family.save}” ở hàng của em.`,
          "Trên thẻ có số ngày và số phút con học, nhiều nhất hai điều con đã vững, và năm câu để bố mẹ làm cùng con. Thẻ không so với bạn nào, không xếp hạng.",
          `Gia đình cũng có thể xem thẻ mỗi tuần qua “${family.link}”; thầy cô “${family.takeBack}” lúc nào cũng được.`,
        ],
      },
      "nhan-xet": {
        title: "Nhận xét",
        lines: [
          `Chạm “${commentText.title}”: em nào đã làm đủ bài thì có một bản nháp hai, ba câu, bên cạnh là “${commentText.grounds}”. Thầy cô đọc, sửa, rồi chạm “${commentText.copyAll}” để dán vào Excel.`,
          "Trang không đề nghị mức đánh giá nào và không gửi nhận xét đi đâu.",
        ],
      },
      "kiem-tra": {
        title: "Bài kiểm tra trên giấy",
        lines: [
          `Chạm “${marksText.makeTest}” ở mục “${marksText.tests}”: bốn bước là có đề, đáp án và ma trận theo Thông tư 27/2020. In cho các em làm.`,
          `Chấm xong, mở lại đề, chạm “${marksText.enter}” và gõ điểm từng câu bằng bàn phím; câu trắc nghiệm thì gõ chữ em khoanh. Lỗi hay gặp vào luôn mục “${assignmentText.needs}”, cả với em không có máy.`,
          `Nhập nhầm thì chạm “${marksText.undo}”; nhầm hàng thì “${marksText.move}”. Có sẵn điểm trong Excel thì chép cả khối ô rồi dán vào ô đầu tiên.`,
        ],
      },
      "bang-tinh": {
        title: "Bảng tính",
        lines: [
          `Chạm “${sheetText.make}” ở gần cuối trang lớp: một tệp Excel có học sinh, kĩ năng, bài đã giao, và mỗi bài kiểm tra một trang. Tên các em được ghép vào ngay trên máy của thầy cô.`,
        ],
      },
    },
  },

  kept: {
    title: "Trang giữ gì của các em",
    lines: [
      "Tên các em: trước khi gửi đi, tên được khoá trên máy của thầy cô. Máy chủ chỉ giữ chữ đã khoá, không đọc được.",
      "Trên máy chủ có: tên lớp, email của thầy cô, số và hình của từng chỗ, mã băm của thẻ; tên vui, các lượt chơi, câu trả lời, lỗi hay gặp và kết quả bài giao của các em; điểm kiểm tra thầy cô nhập, theo số chỗ.",
      "Thầy cô thấy những gì các em làm từ khi vào lớp. Thầy cô không thấy khoá hình các em tự đặt, lớp khác, hay những gì các em chơi trước đó.",
      "Em này không thấy kết quả bài giao của em kia. Bảng xếp hạng chung chỉ có tên vui, hình đại diện, bạn thú, điểm và thời gian.",
      "Chỉ ở máy của thầy cô: khoá tên và những nhận xét thầy cô đã sửa. Mất khoá tên thì dán lại danh sách, in lại thẻ; kết quả của các em vẫn còn.",
      `Chạm “${teacherText.delete}” thì chỗ ngồi, tên và thẻ mất ngay; “${teacherText.close}” thì ${keepTimes.closedClassDays} ngày sau lớp bị xoá. Hồ sơ của các em vẫn là của các em.`,
      "Với học sinh dưới 16 tuổi, nhà trường hoặc người vận hành trang có trách nhiệm thông báo và xin sự đồng ý của cha mẹ hoặc người giám hộ.",
    ],
    link: "Đọc đủ ở trang Quyền riêng tư",
  },

  school: {
    title: "Trường tự chạy",
    lines: [
      "Cần một máy luôn bật, có Node 20 trở lên kèm npm. Khi chạy, phần mềm dùng không quá 600 MB bộ nhớ. Mã nguồn mở, giấy phép MIT.",
      "Trong thư mục mã nguồn, gõ “npm start”: phần mềm tự cài phần còn thiếu, tự dựng rồi chạy. Mọi dữ liệu nằm trong thư mục “.data” của máy ấy.",
      "Muốn sao lưu thì dừng lại rồi gõ “npm run db:backup -- TÊN_TỆP”.",
      "Để tạo lớp, trang phải mở bằng https hoặc mở ngay trên máy chủ: trình duyệt chỉ khoá được tên ở đó.",
      "Người lo máy của trường đọc tiếp README.md và docs/operating.md trong thư mục mã nguồn.",
    ],
    link: "Hỏi người vận hành",
  },

  more: {
    title: "Bắt đầu thôi",
    lines: ["Chưa cần lớp? Thầy cô soạn một bộ câu hỏi rồi gửi đường dẫn: các em mở là làm được, không cần tài khoản."],
    sets: setText.pageTitle,
    sheets: "In phiếu bài tập",
    tests: "Làm đề kiểm tra",
    guide: "Các em và gia đình dùng thế nào",
  },

  /** What is to be seen in each picture of public/thay-co. */
  pictures: {
    "tao-lop": `Khung ${teacherText.make} đã điền: tên lớp 3A Hoa Mai, lớp 3, danh sách tên dán từ Excel, nút ${teacherText.done} và dòng: ${teacherText.read(35)}`,
    the: "Một tấm thẻ: hình, số và tên của em, mã QR, ba bạn thú đánh số 1, 2, 3, và địa chỉ để mở khi không quét được mã.",
    "vao-lop":
      "Màn hình của các em khi vào lớp không có camera: mỗi hình một số, em chạm vào hình ở trên thẻ của mình.",
    "giao-bai": `Mục ${assignmentText.standing}: môn Toán và môn Tiếng Việt đang ở bài nào, mỗi môn có nút ${assignmentText.giveThis}.`,
    "tuan-nay": `Mục ${teacherText.week}: số em đã vào học, số phút mà một nửa số em học từ đó trở lên, cột số em theo từng ngày, và tên các em chưa vào học.`,
    "can-gi": `Mục ${assignmentText.needs}: hai nhóm em. Mỗi nhóm có lỗi hay mắc, một câu trả lời sai, đáp án, tên các em và nút ${assignmentText.remedy}.`,
    "cau-kho": `Mục ${assignmentText.questions}: hai câu có nhiều em sai nhất, phần trăm đúng, những đáp án sai hay gặp và nút ${assignmentText.project}.`,
    chieu: "Một câu hỏi chữ lớn để chiếu lên bảng, bên dưới là các em đã trả lời gì và nút để hiện đáp án.",
    "gia-dinh":
      "Thẻ gia đình của một em: số ngày và số phút con học trong tuần, hai điều con đã vững, và mã QR mở năm câu để làm cùng con.",
    "nhan-xet": `Bản nháp nhận xét của một em: ${commentText.grounds.toLowerCase()} ở trên, ô để sửa và các nút ${commentText.again}, ${commentText.copy} ở dưới.`,
  },
} as const;
