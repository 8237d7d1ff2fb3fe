/** Words of the weekly card for a family: on the card itself, behind its link, and in the teacher's room. */
export const familyText = {
  card: {
    weekNo: (no: number) => `Tuần ${no}`,
    /** In holidays. */
    week: "Một tuần",
    of: (name: string) => `của ${name}`,
    days: (from: string, to: string) => `${from}–${to}`,
    inClass: (name: string) => `lớp ${name.replace(/^lớp\s+/iu, "")}`,

    played: (days: number, minutes: number) => `Học ${days} ngày, ${minutes} phút`,
    notPlayed: { this: "Tuần này con chưa vào học", last: "Tuần trước con chưa vào học" },
    beginAgain: "Năm câu dưới đây là đủ để bắt đầu lại.",
    beginAgainAnytime: "Con bắt đầu lại lúc nào cũng được.",
    dayNames: ["T2", "T3", "T4", "T5", "T6", "T7", "CN"],
    dayPlayed: (day: string) => `${day}: có học`,
    dayFree: (day: string) => `${day}: nghỉ`,

    /** By how many there are. */
    solid: ["Điều con đã vững", "Một điều con đã vững", "Hai điều con đã vững"],
    noneSolid: "Một bài được coi là vững khi con đã làm từ 10 câu trở lên và đúng gần hết. Con đang trên đường đến đó.",
    allRight: (asked: number) => `đúng cả ${asked} câu gần đây`,
    right: (right: number, asked: number) => `đúng ${right} trong ${asked} câu gần đây`,

    toTry: "Thử cùng con 5 phút",
    toTryWhat: (title: string) => `Cùng con làm 5 câu: ${title}`,
    ask: "Xong mỗi câu, bố mẹ hỏi con: “Con làm thế nào?”",
    nothingToTry: "Con đã học hết các bài đến tuần này. Bố mẹ cùng con chọn một bài con thích.",
    private: "Chỉ dành cho gia đình con",
  },

  page: {
    title: "Thẻ tuần của con",
    open: "Làm 5 câu cùng con",
    weeks: "Chọn tuần",
    alone: "Thẻ này chỉ kể về con: không so với bạn nào, không xếp hạng.",
    madeUpName: "Trang này không biết tên thật của con, chỉ biết tên con dùng khi học.",
    gone: { title: "Thẻ này không còn dùng được", lead: "Bố mẹ hỏi cô giáo của con nhé!" },
    waitABit: "Bố mẹ chờ một chút rồi mở lại nhé!",
    away: "Chưa kết nối được với máy chủ. Bố mẹ mở lại sau ít phút nhé!",
  },

  /** For the grown-ups of a browser, about a profile of it. */
  weeks: {
    title: "Từng tuần của con",
    open: "Xem từng tuần",
    openOf: (name: string) => `Xem từng tuần của ${name}`,
    list: "Các tuần gần đây",
    played: (days: number, minutes: number) => `${days} ngày · ${minutes} phút`,
    answered: (asked: number, right: number) => `${asked} câu, đúng ngay lần đầu ${right} câu`,
    notPlayed: "Chưa học ngày nào",
    send: "Gửi thẻ này",
    sendLead: "Thẻ là một ảnh để bố mẹ giữ lại, hoặc gửi cho ông bà và cô giáo của con.",
    signIn: "Bố mẹ đăng nhập để xem từng tuần của con.",
    none: (name: string) => `${name} chưa luyện bài nào. Con học xong lượt đầu tiên thì thẻ tuần hiện ở đây.`,
  },

  weekNames: { this: "Tuần này", last: "Tuần trước" },

  room: {
    title: "Thẻ gia đình",
    lead: "Mỗi em một thẻ để gửi riêng cho gia đình: học mấy ngày, hai điều đã vững, năm câu để làm cùng con. Không so với bạn nào, không điểm, không xếp hạng.",
    away: "Chưa đọc được các thẻ. Thầy cô mở lại trang sau ít phút.",
    noKey:
      "Máy này chưa có khoá tên của lớp: thẻ mang hình thay cho tên, và chưa làm được liên kết. Thầy cô mở khoá ở trang lớp trước.",
    nobody: "Chưa em nào vào lớp. Thầy cô in thẻ vào lớp rồi phát cho các em.",
    nobodyThen: "Tuần đó chưa em nào vào lớp.",
    list: "Thẻ của từng em",

    printAll: "In tất cả thẻ",
    drawing: (done: number, all: number) => `Đang vẽ thẻ ${done} / ${all}…`,
    notDrawn: "Trình duyệt không vẽ được thẻ. Thầy cô tải lại trang rồi thử lại.",
    cardOf: (name: string) => `Thẻ của ${name}`,

    notPlayed: "Chưa vào học",
    solid: (titles: string) => `Vững: ${titles}`,
    noneSolid: "Chưa đủ câu để nói em vững bài nào",
    toTry: (title: string) => `Thử ở nhà: ${title}`,
    noneToTry: "Không còn bài nào để thử",

    save: "Tải ảnh",
    saveOf: (name: string) => `Tải ảnh thẻ của ${name}`,
    share: "Chia sẻ",
    shareOf: (name: string) => `Chia sẻ thẻ của ${name}`,
    file: (week: string, name: string) => `${week} - ${name}.png`,

    link: "Liên kết",
    linkOf: (name: string) => `Liên kết của ${name}`,
    linkLead:
      "Ai có liên kết này xem được thẻ của em, không cần tài khoản. Thầy cô chỉ gửi riêng cho gia đình em; muốn thôi thì thu lại.",
    linkUnknown: "Em có một liên kết mà máy này không hiện lại được. Thầy cô làm liên kết khác.",
    make: "Làm liên kết",
    another: "Làm liên kết khác",
    copy: "Chép liên kết",
    takeBack: "Thu lại",
    made: (name: string) => `${name} đã có liên kết.`,
    tookBack: (name: string) => `Đã thu lại liên kết của ${name}.`,
    anotherTitle: (name: string) => `Làm liên kết khác cho ${name}?`,
    anotherLead: "Liên kết cũ không mở được nữa. Thầy cô nhớ gửi liên kết mới cho gia đình em.",

    links: (count: number, all: number) => `${count} trong ${all} em có liên kết`,
    makeAll: "Làm liên kết cho cả lớp",
    madeAll: "Mỗi em đã có liên kết riêng.",
    takeBackAll: "Thu lại tất cả",
    takeBackAllTitle: "Thu lại liên kết của cả lớp?",
    takeBackAllLead:
      "Gia đình nào mở liên kết cũ sẽ không thấy thẻ nữa. Liên kết đã thu lại không dùng lại được; thầy cô vẫn làm được liên kết mới.",
    tookBackAll: "Đã thu lại liên kết của cả lớp.",
  },
} as const;
