import { keepTimes } from "#lib/core/keep-times.ts";

const withProfile = "đến khi xoá hồ sơ";

/** What the server keeps and for how long. `names` are the tables. */
export const keptByServer = [
  {
    names: ["users"],
    title: "Hồ sơ",
    what: "Tên tự đặt, hình đại diện, bạn thú đang đi cùng và đã gặp, tổng điểm, số mảnh tranh đã lật, đang học đến bài nào, ba mươi lần đọc thành tiếng gần nhất (bài nào, bao nhiêu tiếng, mấy giây, ngày nào; không có giọng đọc), ngày tạo.",
    howLong: withProfile,
  },
  {
    names: ["user_levels", "level_totals"],
    title: "Các màn thử thách",
    what: "Màn nào đã qua hoặc đang chơi, thời gian tốt nhất, lần chơi gần nhất, và tổng của từng bảng xếp hạng.",
    howLong: withProfile,
  },
  {
    names: ["week_totals"],
    title: "Điểm của tuần",
    what: "Mỗi tuần được bao nhiêu điểm, cho bảng xếp hạng của tuần.",
    howLong: `${keepTimes.boardWeeks} tuần, hoặc đến khi xoá hồ sơ`,
  },
  {
    names: ["hidden_pupils"],
    title: "Tên không hiện trên bảng",
    what: "Hồ sơ nào chưa hiện trên bảng xếp hạng, và từ lúc nào: do người vận hành ẩn (tên không phù hợp, điểm do máy làm ra), hoặc chờ vì từ cùng một mạng có quá nhiều tên mới.",
    howLong: `đến khi được hiện lại (tên phải chờ: ${keepTimes.boardWaitDays} ngày) hoặc xoá hồ sơ`,
  },
  {
    names: ["skill_progress"],
    title: "Mức thành thạo",
    what: "Với từng bài: các lần làm gần đây đúng hay sai, câu nào đã hỏi, ngày nên ôn lại.",
    howLong: withProfile,
  },
  {
    names: ["runs"],
    title: "Lượt chơi",
    what: "Bài nào, lúc nào, từng câu trả lời và lúc trả lời, số câu đúng, điểm, thời gian.",
    howLong: `${keepTimes.historyMonths} tháng; lượt của khách chưa đặt tên: ${keepTimes.guestRunDays} ngày`,
  },
  {
    names: ["run_sums"],
    title: "Tổng theo tháng",
    what: "Những gì còn lại của lượt chơi cũ: số lượt, số câu đúng, điểm, thời gian theo từng bài.",
    howLong: withProfile,
  },
  {
    names: ["picture_locks"],
    title: "Khoá hình",
    what: "Chỉ một mã băm (có khoá bí mật của máy chủ), không lưu ba bạn thú; cùng số lần máy lạ đã thử trong ngày.",
    howLong: "đến khi bỏ khoá hoặc xoá hồ sơ",
  },
  {
    names: ["proven_browsers"],
    title: "Máy của hồ sơ",
    what: "Máy nào đã tạo hồ sơ hoặc đã mở khoá hình: một mã băm riêng cho từng hồ sơ, không cho biết đó là máy gì; số lần mở khoá sai ở máy đó.",
    howLong: `đến khi xoá hồ sơ; máy chỉ mở khoá: ${keepTimes.sessionDays} ngày kể từ lần mở cuối`,
  },
  {
    names: ["pupil_sessions"],
    title: "Các lần đăng nhập",
    what: "Mã ngẫu nhiên của từng lần đăng nhập và lúc bắt đầu, không biết từ máy nào; mỗi hồ sơ nhiều nhất 50 lần gần nhất.",
    howLong: `đến khi đăng xuất hoặc xoá hồ sơ, lâu nhất ${keepTimes.sessionDays} ngày`,
  },
  {
    names: ["classes", "class_teachers"],
    title: "Lớp học",
    what: "Tên lớp, khối, năm học, mã lớp, tài khoản và email của thầy cô dạy lớp.",
    howLong: `đến khi thầy cô xoá lớp; lớp đã đóng: ${keepTimes.closedClassDays} ngày`,
  },
  {
    names: ["class_invitations"],
    title: "Lời mời dạy cùng",
    what: "Chỉ mã băm của đường dẫn mời một thầy cô khác vào lớp.",
    howLong: `đến khi dùng, lâu nhất ${keepTimes.invitationDays} ngày`,
  },
  {
    names: ["class_seats"],
    title: "Chỗ ngồi trong lớp",
    what: "Số và hình của từng chỗ, mã băm của thẻ và của khoá hình trên thẻ, số lần thử khoá hình trong ngày, số lần làm liên kết cho gia đình. Tên của các em được khoá lại trong máy của thầy cô; máy chủ chỉ giữ chữ đã khoá, không đọc được.",
    howLong: "cùng với lớp",
  },
  {
    names: ["class_pupils"],
    title: "Ai ngồi chỗ nào",
    what: "Hồ sơ nào ngồi chỗ nào, từ lúc nào. Thầy cô của lớp thấy tên tự đặt và các lượt chơi của bé từ lúc đó; không thấy khoá hình, lớp khác, hay những gì chơi trước đó.",
    howLong: "đến khi bé rời lớp, xoá hồ sơ, hoặc lớp bị xoá",
  },
  {
    names: ["class_pictures"],
    title: "Tranh chung của lớp",
    what: "Số câu cả lớp đã làm, chỉ một con số cho cả lớp.",
    howLong: "cùng với lớp",
  },
  {
    names: ["assignments"],
    title: "Bài thầy cô giao",
    what: "Tên bài, các câu hỏi, giao cho những chỗ nào, từ ngày nào đến ngày nào.",
    howLong: "cùng với lớp",
  },
  {
    names: ["assignment_results"],
    title: "Kết quả bài được giao",
    what: "Lần làm đầu của từng bé: câu trả lời, câu nào đúng, mất bao lâu, lúc nào; số lần làm và kết quả tốt nhất. Thầy cô của lớp xem được, các bé khác thì không.",
    howLong: "đến khi bé rời lớp, xoá hồ sơ, hoặc lớp bị xoá",
  },
  {
    names: ["pupil_mistakes"],
    title: "Lỗi hay gặp",
    what: "Mỗi ngày bé mắc lỗi nào, ở bài nào, mấy lần, kèm một câu trả lời sai. Thầy cô của lớp thấy từ lúc bé vào lớp.",
    howLong: `${keepTimes.mistakeDays} ngày, hoặc đến khi xoá hồ sơ`,
  },
  {
    names: ["seat_skills"],
    title: "Học đến đâu trong lớp",
    what: "Từ khi vào lớp, bé làm mỗi bài đến mức nào: các lần trả lời gần nhất đúng hay sai, lúc làm gần nhất, ngày nên ôn. Thầy cô của lớp xem được.",
    howLong: "đến khi bé rời lớp, xoá hồ sơ, hoặc lớp bị xoá",
  },
  {
    names: ["family_cards"],
    title: "Liên kết thẻ gia đình",
    what: "Chỉ mã băm của liên kết mà thầy cô gửi gia đình để xem thẻ tuần của bé: tên tự đặt, lớp, ngày học, bài đã vững.",
    howLong: "đến khi thầy cô thu lại, bé rời lớp, xoá hồ sơ, hoặc lớp bị xoá",
  },
  {
    names: ["test_templates"],
    title: "Mẫu đề kiểm tra",
    what: "Mẫu đề kiểm tra thầy cô lưu để dùng lại: tên mẫu, lớp, môn, ma trận, số phút, tên trường, có nghe – viết hay không, số mã đề, lúc lưu. Không có gì của các bé.",
    howLong: "đến khi thầy cô xoá mẫu hoặc xoá tài khoản",
  },
  {
    names: ["class_tests"],
    title: "Bài kiểm tra của lớp",
    what: "Bài kiểm tra trên giấy mà thầy cô nhập điểm: tên bài, các câu hỏi, đáp án, thang điểm, địa chỉ của đề. Không có gì của các bé.",
    howLong: "đến khi thầy cô xoá bài, hoặc cùng với lớp",
  },
  {
    names: ["class_test_marks"],
    title: "Điểm kiểm tra",
    what: "Điểm từng câu thầy cô nhập, câu trả lời sai thầy cô ghi lại, mã đề, lúc nhập. Ghi theo số chỗ ngồi trong lớp; máy chủ không biết tên của em ngồi chỗ đó.",
    howLong: "đến khi thầy cô xoá bài, hoặc cùng với lớp",
  },
  {
    names: ["deleted_profiles", "private.deleted_rows"],
    title: "Hồ sơ đang chờ xoá",
    what: "Toàn bộ hồ sơ đã xoá, cất riêng để chính máy đã xoá còn lấy lại được; không hiện ở đâu, không tính vào bảng nào.",
    howLong: `${keepTimes.deletedProfileDays} ngày`,
  },
  {
    names: ["private.spent_runs"],
    title: "Mã lượt đã dùng",
    what: "Mã ngẫu nhiên của lượt chơi đã bị xoá và lúc xoá, không gắn với ai.",
    howLong: `${keepTimes.usedRunIdDays} ngày`,
  },
  {
    names: ["private.place_counts"],
    title: "Số đếm của bảng xếp hạng",
    what: "Mỗi bảng có bao nhiêu bạn ở từng khoảng điểm, để tìm nhanh thứ hạng; không gắn với ai.",
    howLong: "đổi theo điểm; xoá hồ sơ thì số đếm giảm theo",
  },
  {
    names: ["like", "like_total"],
    title: "Lượt thích",
    what: "Chỉ một con số và lúc chạm nút thích, không biết của ai.",
    howLong: "không thời hạn",
  },
  {
    names: ["contacts"],
    title: "Lời nhắn liên hệ",
    what: "Email, lời nhắn và lúc gửi.",
    howLong: `${keepTimes.messageMonths} tháng`,
  },
  {
    names: ["auth"],
    title: "Tài khoản người lớn",
    what: "Email, mã băm của mật khẩu, lúc tạo, lúc đăng nhập gần nhất, các phiên đăng nhập, nhật kí đăng nhập; nếu đăng nhập bằng Apple hoặc Google thì cả những gì bên đó gửi sang. Bé không cần tài khoản này.",
    howLong: `đến khi xoá tài khoản; email chưa xác nhận: ${keepTimes.unconfirmedDays} ngày; nhật kí đăng nhập: ${keepTimes.authLogDays} ngày`,
  },
] as const;
