import type { ClassId } from "#lib/core/class-id.ts";
import { keepTimes } from "#lib/core/keep-times.ts";

/** Texts of the guide for teachers and families; docs/giao-vien.md tells the same at more length. */
export const guideText = {
  title: "Hướng dẫn",
  link: "Hướng dẫn cho thầy cô và gia đình",
  heading: "Dùng Hươu Ham Học ở lớp và ở nhà",
  lead: "Học sinh từ lớp 1 đến lớp 5 luyện Toán và Tiếng Việt với những câu hỏi luôn mới. Các em chơi được ngay, không cần tài khoản. Trang không có quảng cáo và không theo dõi các em.",
  links: {
    title: "Liên kết của từng lớp",
    lead: "Chép liên kết rồi gửi vào nhóm lớp, hoặc đặt trên trang của trường. Các em chạm vào là học được ngay.",
    classOf: (classId: ClassId) => `Lớp ${classId}`,
    copy: "Chép",
    copyOf: (classId: ClassId) => `Chép liên kết của lớp ${classId}`,
    copied: (classId: ClassId) => `Đã chép liên kết của lớp ${classId}.`,
    failed: "Trình duyệt không cho chép. Hãy chọn địa chỉ rồi sao chép.",
  },
  sets: "Soạn bộ câu hỏi",
  sheets: "In phiếu bài tập",
  tests: "Làm đề kiểm tra",
  classes: "Tạo lớp của tôi",
  start: {
    title: "Bắt đầu",
    steps: [
      "Các em mở trang của lớp mình, chọn một bài rồi chơi. Mỗi lượt thường có 10 câu.",
      "Muốn giữ điểm và gặp các bạn thú, các em vào Góc của con, đặt một tên vui (không dùng họ tên thật), chọn hình đại diện rồi chạm Đăng kí. Điểm đã có khi chưa đặt tên được giữ lại.",
      "Lần sau, các em vào Góc của con, chạm vào tên của mình hoặc viết lại tên đã đặt.",
      "Với máy dùng chung, khi xong các em chạm Đăng xuất để bạn khác chơi.",
    ],
  },
  answers: [
    {
      title: "Hôm nay của con",
      paragraphs: [
        "Trang đầu có ba chặng cho mỗi ngày: Bài mới, Ôn lại và Con chọn. Câu hỏi không vượt quá bài lớp đang học: theo lịch năm học, hoặc theo bài gia đình chọn ở Cài đặt, mục Con học đến bài…",
        "Mỗi chặng lật một mảnh tranh trong Sổ sưu tập ở Góc của con, bài nào đã thuộc thì được một nhãn dán. Nghỉ một ngày hay một tuần thì không mất gì.",
      ],
    },
    {
      title: "Soạn bộ câu hỏi",
      paragraphs: [
        "Chọn bài, xem từng câu với đáp án, đổi câu nào chưa ưng, rồi gửi đường dẫn hoặc mã QR. Các em mở là làm được, không cần tài khoản; ai mở cũng gặp đúng những câu ấy. Câu hỏi không vượt quá bài đã chọn.",
        "Trang không lưu bộ câu hỏi: đường dẫn chính là bộ câu hỏi. Làm lần đầu được tính điểm. Cuối lượt, em nào muốn có thể lưu thẻ kết quả thành ảnh để gửi cho thầy cô.",
      ],
    },
    {
      title: "Tạo lớp và phát thẻ",
      paragraphs: [
        "Vào Dành cho người lớn, đăng nhập rồi mở Lớp của tôi. Đặt tên lớp, dán danh sách tên từ Excel, in thẻ và phát cho các em. Em nào quét mã trên thẻ là vào lớp; máy không có camera thì mở trang, gõ mã lớp, chạm vào hình của mình rồi chạm ba bạn thú trên thẻ.",
        "Tên của các em được khoá ngay trên máy của thầy cô; máy chủ không đọc được. Thầy cô nhớ in tờ khoá tên: sang máy khác thì cần tờ ấy mới thấy tên. Trang lớp cho biết tuần này em nào đã học, học mấy phút, đúng bao nhiêu câu ngay lần đầu.",
      ],
    },
    {
      title: "Giao bài, xem em nào cần gì",
      paragraphs: [
        "Ở trang lớp, thầy cô chạm Giao bài này rồi Giao cho cả lớp: bài hiện đầu tiên trên trang của các em. Ở Bài đã giao, thầy cô thấy em nào đã làm, câu nào khó nhất, và chiếu được từng câu lên bảng để chữa chung.",
        "Em nào cần gì gom các em sai cùng một kiểu; chạm Giao 5 câu chữa là đúng các em ấy có bài luyện. Trang lớp còn có Bảng lớp, bản nháp Nhận xét, bảng tính Excel và Thẻ gia đình để gửi bố mẹ mỗi tuần.",
      ],
    },
    {
      title: "Trên trang của lớp có gì?",
      paragraphs: [
        "Luyện tập: mỗi câu được thử hai lần, có gợi ý và lời giải thích. Bài khó lên hoặc dễ đi theo sức của từng em.",
        "Thử thách: 10 câu, mỗi câu trả lời một lần, có tính thời gian nhưng không giới hạn. Đúng từ 8 câu trở lên là qua màn.",
        "Ôn tập hôm nay: những bài đã học và đến ngày cần ôn lại, dành cho em đã có tên. Ở từng bài, các em thấy mình Đang học, Làm tốt hay Thuộc rồi.",
        "Lớp 1 và lớp 2 còn có bản đồ Ruộng bậc thang: qua màn trước thì màn sau mở ra.",
      ],
    },
    {
      title: "Điểm và bảng xếp hạng",
      paragraphs: [
        "Trả lời đúng ngay lần đầu được nhiều điểm nhất. Đủ điểm thì gặp bạn thú mới, và điểm không bao giờ bị trừ. Mỗi ngày có giới hạn điểm; hết điểm của ngày, các em vẫn luyện tiếp được.",
        "Bảng của tuần bắt đầu lại vào thứ Hai. Trên bảng chỉ có tên tự đặt, hình đại diện, bạn thú, điểm và thời gian.",
        "Điểm và bảng xếp hạng là trò chơi, không phải để đánh giá và không nên dùng để so sánh các em với nhau.",
      ],
    },
    {
      title: "Khoá hình, và khi quên",
      paragraphs: [
        "Ai biết một tên chưa có khoá hình thì vào được bằng tên đó. Vì vậy nên đặt Khoá hình ở Góc của con: ba bạn thú theo thứ tự. Khoá lần đầu chỉ đặt được ở máy đã tạo hồ sơ.",
        "Khoá hình không xem lại được. Khi quên, người lớn nhắn cho người vận hành ở trang Liên hệ, ghi tên của hồ sơ và cho biết vì sao hồ sơ ấy là của em. Điểm và bạn thú vẫn còn.",
      ],
    },
    {
      title: "Nghe, cỡ chữ và yên tĩnh",
      paragraphs: [
        "Câu hỏi có loa để nghe; ở một số bài, các em chạm “Chạm để nghe” rồi chạm vào thứ muốn nghe. Máy không có giọng tiếng Việt thì Hươu tải một giọng về ở lần chạm loa đầu tiên.",
        "Trong Cài đặt có cỡ chữ, kiểu chữ, tay trái hay tay phải, tốc độ đọc, âm thanh và Yên tĩnh (hình đứng yên, không có tiếng). Mỗi máy nhớ cài đặt của mình.",
      ],
    },
    {
      title: "Khi không có mạng",
      paragraphs: [
        "Sau khi các em mở trang của lớp một lúc, máy lưu sẵn bài luyện tập của lớp ấy. Mất mạng, các em vẫn chơi được các bài lưu sẵn. Có mạng, Hươu gửi điểm giúp các em.",
        "Thử thách và bảng xếp hạng mới cần có mạng. Muốn mở nhanh, hãy chạm Cài lên máy ở trang chủ.",
      ],
    },
    {
      title: "Tài khoản và dữ liệu",
      paragraphs: [
        "Thầy cô và bố mẹ có thể đăng kí bằng email ở trang Dành cho người lớn để xem các em đã học gì trên thiết bị này. Ở mỗi hồ sơ, Xem từng tuần cho biết con học mấy ngày, vững điều gì, và năm câu để làm cùng con; thẻ của tuần gửi đi được như một ảnh. Các em không cần tài khoản đó.",
        `Trang không hỏi họ tên, trường, ngày sinh, ảnh hay số điện thoại. Ở Góc của con có thể tải dữ liệu về hoặc xoá hồ sơ; trong ${keepTimes.deletedProfileDays} ngày, chính máy đã xoá lấy lại được. Trang Quyền riêng tư kể đủ.`,
      ],
    },
  ],
  privacy: "Xem Quyền riêng tư",
  contact: "Liên hệ",
} as const;
