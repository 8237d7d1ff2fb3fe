import { cacheNames } from "#lib/core/cache-names.ts";
import { keepTimes } from "#lib/core/keep-times.ts";

const untilRemoved = "đến khi xoá dữ liệu trang web";

/** What a browser keeps and for how long. `names` are the cookies and keys. */
export const keptByBrowser = [
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
    names: ["readings"],
    title: "Những lần đọc thành tiếng",
    what: "Khi chưa đặt tên: ba mươi lần đọc gần nhất, mỗi lần bài nào, bao nhiêu tiếng, mấy giây, ngày nào. Giọng đọc được ghi chỉ ở trong trang đang mở, không được giữ lại.",
    howLong: untilRemoved,
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
    names: ["comments"],
    title: "Nhận xét đang viết",
    what: "Chỉ ở máy của thầy cô: những nhận xét thầy cô đã sửa. Không gửi đi đâu.",
    howLong: untilRemoved,
  },
  {
    names: ["marks"],
    title: "Điểm chưa gửi được",
    what: "Chỉ ở máy của thầy cô: điểm kiểm tra vừa nhập, theo số chỗ ngồi, khi mất mạng.",
    howLong: "đến khi máy chủ nhận được",
  },
  {
    names: ["contactDraft"],
    title: "Lời nhắn đang viết",
    what: "Email và lời nhắn viết dở.",
    howLong: "đến khi gửi hoặc đóng thẻ trình duyệt",
  },
] as const;
