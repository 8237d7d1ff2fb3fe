import { keepTimes } from "#lib/core/keep-times.ts";

/** Texts of the privacy page, in two voices: for the child, and for grown-ups. */
export const privacyText = {
  title: "Quyền riêng tư",
  link: "Quyền riêng tư",
  linkLong: "Hươu giữ gì của con?",
  child: {
    heading: "Hươu giữ gì của con?",
    lead: "Con xem tranh rồi nghe người lớn đọc nhé!",
    cards: [
      { picture: "pencil", title: "Tên vui thôi nhé", text: "Con tự đặt một cái tên vui. Con đừng dùng tên thật nhé!" },
      {
        picture: "star",
        title: "Hươu nhớ điều này",
        text: "Điểm, bạn thú và bài con đã làm. Nhờ vậy con học tiếp được.",
      },
      {
        picture: "trophy",
        title: "Các bạn thấy gì?",
        text: "Chỉ tên vui, bạn thú, điểm và thời gian trên bảng xếp hạng.",
      },
      { picture: "lock", title: "Khoá hình bí mật", text: "Ba bạn thú con chọn là bí mật. Chỉ mình con biết." },
      {
        picture: "hut",
        title: "Không quảng cáo, không theo dõi",
        text: "Ở đây chỉ có bài học và trò chơi. Hươu không xem con vào trang nào khác.",
      },
      {
        picture: "broom",
        title: "Con muốn xoá?",
        text: `Con chạm Xoá hồ sơ ở Góc của con. Đổi ý thì lấy lại trong ${keepTimes.deletedProfileDays} ngày.`,
      },
    ],
    corner: "Mở Góc của con",
    toGrownUps: "Phần của người lớn",
  },
  grownUps: {
    heading: "Dành cho bố mẹ và thầy cô",
    lead: "Phần này kể đủ những gì phần mềm lưu, ở đâu, bao lâu, ai xem được và cách xoá. Ai muốn kiểm tra có thể đọc mã nguồn: mã nguồn mở, giấy phép MIT.",
    howLong: "Giữ:",
    server: {
      title: "Lưu trên máy chủ",
      lead: "Mỗi hồ sơ có một mã số ngẫu nhiên. Không hỏi họ tên, trường, lớp thật, ngày sinh, ảnh, số điện thoại hay vị trí.",
    },
    browser: {
      title: "Lưu trong trình duyệt của thiết bị này",
      lead: "Chỉ để phần mềm chạy được, không để theo dõi. Xoá dữ liệu trang web trong trình duyệt là hết.",
    },
    answers: [
      {
        title: "Địa chỉ mạng và nhật kí",
        paragraphs: [
          "Để chặn phá hoại, máy chủ đếm số lần thao tác theo địa chỉ mạng (IP) và theo hồ sơ. Các số đếm chỉ nằm trong bộ nhớ, không ghi ra đĩa, mất khi hết thời gian đếm hoặc khi máy chủ khởi động lại.",
          "Nhật kí máy chủ ghi sự kiện và nguyên nhân lỗi, không ghi tên, lời nhắn, cookie hay địa chỉ mạng. Có một ngoại lệ: nơi chưa cài máy chủ thư, thư gửi người lớn (gồm địa chỉ email và liên kết trong thư) được in vào nhật kí để người quản trị chuyển giúp.",
          "Máy chủ trung gian hoặc nhà cung cấp nơi trang web được đặt có thể ghi nhật kí truy cập riêng. Hãy hỏi người vận hành trang này.",
        ],
      },
      {
        title: "Dữ liệu nằm ở đâu?",
        paragraphs: [
          "Trong cơ sở dữ liệu của chính máy chủ này, hoặc trong dự án Supabase riêng của người vận hành, tuỳ cách cài đặt.",
          "Trang không tải mã, phông chữ, hình ảnh hay công cụ đo đếm nào từ nơi khác. Không quảng cáo, không bán, không chia sẻ dữ liệu cho bên thứ ba.",
          "Ba trường hợp có bên khác tham gia: thư cho người lớn đi qua máy chủ thư của người vận hành; người lớn tự chọn đăng nhập bằng Apple hoặc Google (nếu được bật); nút đọc to dùng giọng nói của trình duyệt, và một số trình duyệt gửi chữ cần đọc tới nhà cung cấp giọng nói.",
        ],
      },
      {
        title: "Ai xem được?",
        paragraphs: [
          "Công khai: mã số ngẫu nhiên, tên tự đặt, hình đại diện, bạn thú, tổng điểm, điểm của tuần, các màn thử thách đã chơi, thời gian và lúc chơi, vì bảng xếp hạng dùng chúng. Câu trả lời, mức thành thạo và mọi thứ khác không công khai.",
          "Ai biết một tên chưa đặt khoá hình thì có thể đăng nhập bằng tên đó. Vì vậy nên đặt khoá hình và không dùng họ tên thật.",
          "Người lớn đăng nhập trên thiết bị chỉ xem được hồ sơ đã tạo hoặc đã đăng nhập trong trình duyệt đó. Người vận hành máy chủ xem được cơ sở dữ liệu.",
        ],
      },
      {
        title: "Xem, tải về, xoá",
        paragraphs: [
          "Hồ sơ của bé: vào Góc của con, chọn Tải dữ liệu của con để nhận tệp JSON gồm tất cả những gì được lưu; chọn Xoá hồ sơ để xoá hồ sơ, điểm, các màn, câu trả lời và khoá hình. Tên không đổi được; muốn tên khác thì tạo hồ sơ mới.",
          `Hồ sơ bị xoá biến mất ngay khỏi bảng xếp hạng và mọi danh sách, không đăng nhập được nữa. Trong ${keepTimes.deletedProfileDays} ngày, chính máy đã xoá có thể lấy lại hồ sơ (cả để tải dữ liệu) và tên được giữ chỗ; sau đó mọi thứ bị xoá hẳn.`,
          "Đặt khoá hình lần đầu, xoá hồ sơ và đăng xuất khỏi các máy khác chỉ làm được ở máy đã tạo hồ sơ hoặc máy đã mở khoá hình, để người lạ biết tên không lấy mất hồ sơ. Hồ sơ tạo từ phiên bản cũ ở máy không còn nhận ra được: nhờ người vận hành qua trang Liên hệ.",
          `Sau khi xoá chỉ còn mã ngẫu nhiên của các lượt vừa chơi, không gắn với ai, trong ${keepTimes.usedRunIdDays} ngày để một lượt không được tính điểm hai lần. Bản sao lưu, nếu có, do người vận hành quản lí; khôi phục một bản cũ có thể đưa dữ liệu đã xoá trở lại, khi đó cần xoá lại.`,
          "Tài khoản người lớn: tải về hoặc xoá hẳn ở trang Dành cho người lớn. Lời nhắn đã gửi, hoặc hồ sơ không vào được nữa: nhờ người vận hành qua trang Liên hệ.",
        ],
      },
      {
        title: "Tự động xoá dữ liệu cũ",
        paragraphs: [
          `Câu trả lời của bé cũ hơn ${keepTimes.historyMonths} tháng được cộng thành tổng theo tháng rồi xoá. Lượt chơi của khách mà không hồ sơ nào nhận được xoá sau ${keepTimes.guestRunDays} ngày. Lời nhắn liên hệ được xoá sau ${keepTimes.messageMonths} tháng. Điểm của tuần được giữ ${keepTimes.boardWeeks} tuần. Tài khoản người lớn mà email chưa xác nhận được xoá sau ${keepTimes.unconfirmedDays} ngày, nhật kí đăng nhập sau ${keepTimes.authLogDays} ngày.`,
          "Việc này chạy mỗi ngày một lần. Với dự án Supabase, người vận hành cần bật tiện ích pg_cron để nó chạy.",
        ],
      },
      {
        title: "Pháp luật và trách nhiệm",
        paragraphs: [
          "Việc xử lí dữ liệu cá nhân ở Việt Nam theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15 và Nghị định số 356/2025/NĐ-CP, có hiệu lực từ ngày 1 tháng 1 năm 2026. Chủ thể dữ liệu, với trẻ em là thông qua cha mẹ hoặc người giám hộ, có các quyền như được biết, đồng ý, rút lại đồng ý, xem, chỉnh sửa, xoá, phản đối và khiếu nại.",
          "Nhà trường hoặc người vận hành trang này quyết định dùng phần mềm cho ai và chịu trách nhiệm về dữ liệu. Với học sinh dưới 16 tuổi, họ có trách nhiệm thông báo và xin sự đồng ý của cha mẹ hoặc người giám hộ; phần mềm không thu thập sự đồng ý đó.",
          "Điểm và bảng xếp hạng ở đây là trò chơi, không phải đánh giá học sinh theo Thông tư 27/2020/TT-BGDĐT, và không nên dùng để so sánh học sinh với nhau.",
          "Trang này kể cách phần mềm hoạt động. Đây không phải tư vấn pháp lí, và phần mềm không tự nhận đã được cơ quan nào chứng nhận.",
        ],
      },
    ],
    contact: "Liên hệ với người vận hành",
    toPage: "Trang dành cho người lớn",
  },
} as const;
