import { cacheNames } from "#lib/core/cache-names.ts";
import { keepTimes } from "#lib/core/keep-times.ts";

const withProfile = "đến khi xoá hồ sơ";
const untilRemoved = "đến khi xoá dữ liệu trang web";

/**
 * What is kept where and for how long, as the privacy page tells it. `names` are the tables, cookies and keys it is kept
 * under: tests compare them with those that there are.
 */
export const keptText = {
  server: [
    {
      names: ["users"],
      title: "Hồ sơ",
      what: "Tên tự đặt, hình đại diện, bạn thú đang đi cùng và đã gặp, tổng điểm, số mảnh tranh đã lật, đang học đến bài nào, ngày tạo.",
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
      what: "Số và hình của từng chỗ, mã băm của thẻ và của khoá hình trên thẻ, số lần thử khoá hình trong ngày. Tên của các em được khoá lại trong máy của thầy cô; máy chủ chỉ giữ chữ đã khoá, không đọc được.",
      howLong: "cùng với lớp",
    },
    {
      names: ["class_pupils"],
      title: "Ai ngồi chỗ nào",
      what: "Hồ sơ nào ngồi chỗ nào, từ lúc nào. Thầy cô của lớp thấy tên tự đặt và các lượt chơi của bé từ lúc đó; không thấy khoá hình, lớp khác, hay những gì chơi trước đó.",
      howLong: "đến khi bé rời lớp, xoá hồ sơ, hoặc lớp bị xoá",
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
  ],
  browser: [
    {
      names: ["hhh-session"],
      title: "Đang là ai",
      what: "Cookie mã hoá: mã số của hồ sơ hoặc của khách, và mã của lần đăng nhập.",
      howLong: `${keepTimes.sessionDays} ngày kể từ lần ghi cuối`,
    },
    {
      names: ["hhh-browser"],
      title: "Các hồ sơ ở máy này",
      what: "Cookie mã hoá: mã số các hồ sơ đã tạo hoặc đăng nhập ở đây, để lần sau vào nhanh, và một mã ngẫu nhiên của máy này, để biết hồ sơ nào là của máy.",
      howLong: `${keepTimes.sessionDays} ngày kể từ lần ghi cuối`,
    },
    {
      names: ["hhh-liked"],
      title: "Đã thích hôm nay",
      what: "Cookie: hôm nay máy này đã chạm nút thích.",
      howLong: `${keepTimes.likeDays} ngày`,
    },
    {
      names: ["hhh-grown-up"],
      title: "Phiên của người lớn",
      what: "Cookie có chữ kí: phiên đăng nhập của người lớn.",
      howLong: `đến khi đăng xuất, lâu nhất ${keepTimes.grownUpDays} ngày`,
    },
    {
      names: ["hhh-probe"],
      title: "Thử cookie",
      what: "Cookie không có nội dung riêng, đặt rồi xoá ngay, để biết trình duyệt có nhận cookie không.",
      howLong: "không giữ",
    },
    {
      names: ["userName"],
      title: "Tên đang dùng",
      what: "Để chào đúng tên khi trang đang mở.",
      howLong: "đến khi đăng xuất",
    },
    {
      names: ["companion", "points", "class"],
      title: "Bạn thú, điểm, lớp",
      what: "Bạn thú đang đi cùng, điểm kèm tên, lớp mở lần gần nhất, để hiện ngay khi mở trang.",
      howLong: untilRemoved,
    },
    {
      names: ["today"],
      title: "Hôm nay của con",
      what: "Tên, chặng đã xong hôm nay, ngày có học trong tuần, số mảnh tranh đã lật, tên các bài hôm nay và bài thầy cô giao, để hiện ngay cả khi không có mạng.",
      howLong: "đến khi đăng xuất; sang tuần khác chỉ còn dùng bài được giao mà con chưa làm",
    },
    {
      names: ["settings", "sound", "readAloud", "lessons", "lessonsUnsent"],
      title: "Cài đặt của máy",
      what: "Cỡ chữ, kiểu chữ, chế độ yên tĩnh, tay thuận, tốc độ đọc; bật hay tắt âm thanh và tự đọc to; con học đến bài nào.",
      howLong: untilRemoved,
    },
    {
      names: ["keptRuns"],
      title: "Lượt đang chơi dở",
      what: "Tên, câu hỏi và câu trả lời của nhiều nhất ba lượt, để chơi tiếp sau khi rời đi.",
      howLong: "đến khi chơi xong; quá 1 ngày thì không dùng nữa",
    },
    {
      names: ["huou-ham-hoc"],
      title: "Bài lưu sẵn, lượt chờ gửi",
      what: "Câu hỏi làm sẵn của lớp đang học, kèm tên, và bài nào mới chơi, để chơi khi không có mạng; câu trả lời chưa gửi được, để không bị mất.",
      howLong: `bài lưu sẵn: ${keepTimes.prefetchedDays} ngày hoặc đến khi chơi, đăng xuất; lượt chờ: đến khi gửi xong`,
    },
    {
      names: ["pendingRuns"],
      title: "Lượt chờ gửi, chỗ phụ",
      what: "Câu trả lời chưa gửi được, khi trình duyệt không cho dùng chỗ trên.",
      howLong: "đến khi gửi xong",
    },
    {
      names: [
        cacheNames.shell,
        cacheNames.parts,
        cacheNames.pages,
        cacheNames.pictures,
        cacheNames.art,
        cacheNames.animals,
        cacheNames.voice,
      ],
      title: "Trang để mở khi không có mạng",
      what: "Mã và hình của trang web, các trang đã xem mà ai cũng thấy như nhau. Không có trang riêng của bé.",
      howLong: `${untilRemoved}; bản mới thay bản cũ`,
    },
    {
      names: ["hhh-classes"],
      title: "Khoá tên của lớp",
      what: "Chỉ ở máy của thầy cô: khoá để đọc tên các em trong lớp. Không gửi đi đâu.",
      howLong: untilRemoved,
    },
    {
      names: ["contactDraft"],
      title: "Lời nhắn đang viết",
      what: "Email và lời nhắn viết dở.",
      howLong: "đến khi gửi hoặc đóng thẻ trình duyệt",
    },
  ],
} as const;
