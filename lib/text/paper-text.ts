/** Words of questions on paper: what is done with the pen, and what stands beside the room to write in. */
export const paperText = {
  instructions: {
    choice: "Khoanh vào chữ đặt trước câu trả lời đúng.",
    picture: "Khoanh vào chữ ở dưới hình đúng.",
    pictures: "Khoanh vào số ở dưới các hình đúng.",
    boxes: "Viết vào ô trống.",
    sign: "Viết dấu >, < hoặc = vào ô trống.",
    names: "Viết vào chỗ chấm dưới mỗi số.",
    pairs: "Nối cho đúng.",
    order: "Viết lại theo thứ tự.",
    pictureOrder: "Viết các chữ dưới tranh theo thứ tự đúng.",
    textOrder: "Viết các chữ đứng trước theo thứ tự đúng.",
    arrange: "Viết lại thành câu, nhớ viết hoa và đặt dấu câu.",
    syllable: "Viết cả tiếng vào chỗ chấm.",
    weights: "Khoanh vào các quả cân cần đặt lên đĩa bên phải.",
    pour: "Vẽ mực nước sau khi rót hoặc đổ.",
    tangram: "Kẻ chỗ của từng miếng bìa rồi viết số của miếng đó.",
    tangramTurned: "Em có thể xoay các miếng bìa. Kẻ chỗ của từng miếng rồi viết số của miếng đó.",
    tangramParts: "Viết số của mỗi miếng bìa vào chỗ của nó.",
    keys: "Viết các phím cần bấm, mỗi ô một phím.",
    notes: "Khoanh vào các tờ tiền cần trả.",
    units: "Vẽ tiếp theo các vạch cho đến hết, rồi viết số.",
    square: "Khoanh vào ô đúng.",
    trace: "Tô theo số và mũi tên, rồi viết lại.",
    changeNotes: "Khoanh vào các tờ tiền cần trả lại.",
  },
  unusedBoxes: "Có ô không dùng đến.",
  unusedCards: "Có chữ không dùng đến.",
  keyOfComma: "Dấu phẩy là phím chấm.",
  machineShows: "Máy hiện:",
  otherKeys: "Bấm cách khác mà máy hiện đúng số đó cũng đúng.",
  unusedWords: "từ ngữ không dùng đến",
  unusedWordsOrMarks: "từ ngữ hoặc dấu không dùng đến",
  choiceNote: "Câu có các chữ A, B, C, D: khoanh vào chữ đặt trước câu trả lời đúng.",
  measureAngle: (name: string) => `Dùng thước đo góc, đo góc ${name}.`,
  picture: (letter: string) => `hình ${letter}`,
  colouredPicture: (letter: string, alt: string) => `hình ${letter} (${alt})`,
  answer: "Trả lời:",
  is: "là",
  calculation: "Phép tính:",
  solution: "Bài giải",
  result: "Đáp số:",
  words: "Từ cho sẵn:",
  numbers: "Số cho sẵn:",
  initials: "Âm đầu:",
  rimes: "Vần:",
  tones: "Dấu thanh:",
  noTone: "không dấu",
  tens: "chục",
  hundreds: "trăm",
  ones: "đơn vị",
  kg: "kg",
  reduced: "Hình vẽ thu nhỏ.",
  clock: "Mặt đồng hồ chưa có kim.",
  chart: "Bảng các hàng, các ô còn trống.",
} as const;

/** What a pupil is asked to do; after "con" other words follow where it counts animals or is a child in a story. */
const deeds =
  "bấm|bỏ|bớt|chia|cho|chọn|chữa|có thể|còn gặp|cần|cộng|dóng|dùng|ghép|giúp|gạch|gọi|hoàn|hãy|khoanh|kiểm tra|làm|lập|lấy|ngăn|nhìn|nhớ|nên|nêu|nối|phân tích|phải|quy đồng|rót|so|soát|sắp|sửa|thử|tách|thêm|thấy|tìm|tính|tô|trả|trừ|viết|vẽ|xem|xếp|điền|đo|được|đánh|đặt|đếm|đọc|đổ|đổi|ước|cũng có thể|nhân, chia|ghi";

const asksPupil = new RegExp(`(?<=^|[.?!:”] |\\n)Con(?= (?:${deeds})[ :])`, "gu");
const asksPupilWithin = new RegExp(`(?<=, |: |thì |giúp |Ngón tay )con(?= (?:${deeds}|dài) )`, "gu");

/**
 * Words of a prompt that only hold on a screen, with what is said on paper. What is to be drawn is drawn; cards that lie on a
 * board stand in a row.
 */
export const onPaper: readonly (readonly [onScreen: RegExp, onPaper: string])[] = [
  [/^(?:Con|Em) tính phép (?:nhân|chia|cộng|trừ) theo cột(?=: )/gu, "Đặt tính rồi tính"],
  [/Con quay kim đến/gu, "Con vẽ kim đồng hồ chỉ"],
  [/Con quay kim chỉ/gu, "Con vẽ kim đồng hồ chỉ"],
  [/Con quay kim/gu, "Con vẽ kim đồng hồ"],
  [/Kéo từ tâm ra (?<far>\d+)\sô/gu, "Mở compa $<far> ô, đặt mũi nhọn ở tâm rồi quay"],
  [/Con quay kim/gu, "Con vẽ kim"],
  [/Con xoay cạnh (?<side>\p{Lu}{2})/gu, "Con dùng thước đo góc, vẽ cạnh $<side>"],
  [/Con xoay rồi (?<do>xếp|ghép)/gu, "Con $<do>"],
  [/Con xoay các miếng bìa rồi xếp cho/gu, "Con xếp các miếng bìa cho"],
  [/Con (?:kéo|rút ngắn) băng giấy (?:cho )?(?:còn|dài)/gu, "Con vẽ băng giấy dài"],
  [/Con kéo đầu bên phải để băng giấy dài/gu, "Con vẽ băng giấy dài"],
  [/Băng giấy dài quá\. Con rút lại cho còn/gu, "Con vẽ băng giấy dài"],
  [/Con kéo gần đó/gu, "Con vẽ gần đó"],
  [/Băng giấy đang dài (?<long>\d+\u00a0cm)/gu, "Băng giấy dài $<long>"],
  [/Con kéo dài thêm (?<by>\d+\u00a0cm) nhé!/gu, "Con vẽ băng giấy dài hơn băng giấy đó $<by>."],
  [/Con rút bớt (?<by>\d+\u00a0cm) nhé!/gu, "Con vẽ băng giấy ngắn hơn băng giấy đó $<by>."],
  [/Con xếp trước 2 \p{L}+\./gu, "Con khoanh từng nhóm."],
  [/Con xếp mỗi thứ vào khay(?: có)?/gu, "Con nối mỗi thứ với"],
  [/(?<=bao nhiêu\? )Con xếp vào khay phù hợp/gu, "Con nối với số đo phù hợp"],
  [/xếp (?<what>từ gạch chân và [^.:]{1,60}) vào đúng giỏ/gu, "nối $<what> với đúng giỏ"],
  [/xếp từng (?<what>[^.:]{1,40}) vào đúng (?<where>giỏ|ô|phần)/gu, "nối từng $<what> với đúng $<where>"],
  [/Con (?:tìm rồi )?chạm vào/gu, "Con khoanh vào"],
  [/Con kéo điểm B để đoạn thẳng/gu, "Con vẽ đoạn thẳng"],
  [/Con (?:đặt|đưa) điểm A (?:vào|đến)/gu, "Con đánh dấu điểm A ở"],
  [/Con (?:chọn )?lấy(?= (?:đúng|đủ) \d| \d)/gu, "Con khoanh"],
  [/Con bấm máy tính cầm tay(?=: )/gu, "Con dùng máy tính cầm tay để tính"],
  [/Con bấm máy tính cầm tay/gu, "Con dùng máy tính cầm tay"],
  [/Con bấm(?=: [\d(])/gu, "Con dùng máy đó để tính"],
  [/Con bấm lại nhé!/gu, "Con làm lại phép tính trên máy."],
  [/Nghe và chọn chữ:/gu, "Chữ nào đọc là:"],
  [/Con xếp thẻ(?= để rô-bốt| đưa rô-bốt)/gu, "Con chọn lệnh"],
  [/Con ghép ba thẻ thành phép tính/gu, "Con dùng ba số đã cho, viết phép tính"],
  [/rồi ghép thẻ thành phép tính/gu, "rồi viết phép tính"],
  [/Con ghép thẻ nhé!/gu, "Con viết phép tính đó."],
  [/Con ghép phép tính/gu, "Con viết phép tính"],
  [/Con xếp vào khay nhé!/gu, "Con nối cho đúng."],
  [/xếp mỗi phép tính vào khay nhé!/gu, "nối mỗi phép tính với “Hợp với hình” hoặc “Không hợp”."],
  [/Con viết số giờ(?<on> đi)?, rồi đổi/gu, "Con viết số giờ$<on> (số thập phân), rồi đổi"],
  [/Con đặt các thẻ/gu, "Con viết các số"],
  [/Con xếp thẻ theo đúng thứ tự\./gu, "Con viết các chữ theo đúng thứ tự."],
  [/Con nghe rồi xếp thẻ chữ:/gu, "Con viết các chữ được đọc là:"],
  [/Con xếp thẻ tên giúp cô\./gu, "Con viết các tên theo thứ tự cô gọi."],
  [/Con xếp hình vào biểu đồ/gu, "Con vẽ hình vào biểu đồ"],
  [/Con xếp hình vào hàng (?<row>[^,.]{1,20}), rồi tính tổng\./gu, "Con vẽ hình vào hàng $<row>, rồi tính tổng."],
  [/rồi xếp hình vào biểu đồ/gu, "rồi vẽ hình vào biểu đồ"],
  [/Con đặt tên và số vào đúng (?<part>cột|phần)/gu, "Con viết tên và số của từng $<part>"],
  [/Con đặt số vào đúng phần/gu, "Con viết số vào đúng phần"],
  [/Con tính rồi đặt số phần trăm vào đúng phần/gu, "Con tính rồi viết số phần trăm của từng phần"],
  [/Con kéo cột của/gu, "Con vẽ cột của"],
  [/Con kéo cột đó cho đúng/gu, "Con vẽ cột đó cho đúng"],
  [/Con rót nước vào/gu, "Con tô nước trong"],
  [/(?<=theo thứ tự )cô đọc/gu, "trong đề"],
  [/Chữ trong ô cần dấu hỏi hay dấu ngã\?/gu, "Con viết thêm dấu hỏi hoặc dấu ngã cho chữ trong ô."],
  [/Con gọi tên các góc của (?<what>[^,]{1,40}), rồi đếm/gu, "Con đếm các góc của $<what>:"],
  [/Con viết tên (?<name>“[^”]{1,60}”) cho đúng\. Tên ấy có/gu, "Khi viết đúng, tên $<name> có"],
  [/(?<=giữa hai )thẻ/gu, "số"],
  [/Bỏ lại (?<count>một|hai) thẻ\./gu, "Có $<count> từ ngữ không dùng đến."],
  // What a gap shows need not be asked for again.
  [/(?<=…[^?]{0,60})\. Số cần điền là:$/gu, "."],
  // On paper a pupil is "em", as in the textbooks, and nothing is coaxed.
  [asksPupil, "Em"],
  [asksPupilWithin, "em"],
  [/(?<= nào, )con(?= biết )|(?<=nên )con(?= làm phép )|(?<=tay (?:trái|phải) của )con/gu, "em"],
  [/\? Em ghép nhé!$/u, "?"],
  [/ nhé!$/u, "."],
];

/** What is said of blocks that lie on a board, and what is said of their numbers. */
export const withoutBlocks: readonly (readonly [onBoard: RegExp, onPaper: string])[] = [
  [/^Trên bảng có/u, "Có"],
  [/^Em (?:xếp|lấy các khối để có) số\s(?<number>\d+)\./u, "Số $<number> gồm mấy trăm, mấy chục, mấy đơn vị?"],
  [
    /^Em xếp (?<number>\d+)\s(?<place>trăm|chục)\./u,
    "Có $<number> $<place>. Số đó gồm mấy trăm, mấy chục, mấy đơn vị?",
  ],
  [/Em thêm (?<number>\d+\s\p{L}+) nữa\./u, "Em thêm $<number> nữa, rồi viết kết quả."],
  [/Em bớt đi (?<number>\d+\s\p{L}+)\./u, "Em bớt đi $<number>, rồi viết kết quả."],
  [/đổi 10\skhối lẻ lấy 1\sthanh chục/u, "đổi 10 đơn vị lấy 1 chục"],
  [/đổi 10\sthanh lấy 1\stấm/u, "đổi 10 chục lấy 1 trăm"],
  [/Mỗi (?:thanh|tấm) là 1\s\p{L}+\. \d+\s(?:thanh|tấm) là (?<number>\d+)/u, "Số có $<number>"],
];

/** The line of an answer that a problem ends with: "Có bao nhiêu lít? Đáp số: … l". */
export const answerLine = /(?<=\?) Đáp số: …[^?]{0,30}$/u;

/** How a sum is begun that the pupil sets out. */
export const setOutPrompt = /^Đặt tính/u;

/** What is counted, read off, rounded or changed into another unit is answered with a number alone: it has no solution in sentences. */
export const unsolvedPrompt =
  /khả năng|[Ll]àm tròn|Quy đồng|tử số|Kết quả là|số liệu|Nhiệt độ|nhảy tiếp|số hạng|số trừ|thừa số|số chia|Số đo đó|(?:tháng|ngày) mấy|[Cc]hữ số|Viết các số|xuất hiện|[Ss]ố nào|mấy trăm|ngày bao nhiêu|kéo dài|mấy cốc|cùng ngày|[Tt]ách (?:\d+ )?thành/u;

/** How an explanation goes on, in words that a solution does without, and what a solution ends with. */
export const solutionText = {
  concludes: /^Vậy /u,
  lead: /^(?:Con|Em) làm phép [^:]{2,12}: /u,
  result: (answer: string) => `Đáp số: ${answer}`,
} as const;

/** Colours that are to be told apart: neither a fruit nor what is coloured in. */
export const colourWords = /(?<!bí )(?:đỏ|vàng|xanh|tím|hồng)(?!\p{L})|(?:những|về|các|mọi) màu|hình và màu|màu sắc/u;

/** How a picture is named by its colour. */
export const namedByColour = / màu /u;

/** Whether notes are given back. */
export const givesChange = /trả lại/u;

/** A shape with its colour, "hình tròn màu đỏ", but not a picture that is named by its colour alone: "hình màu đỏ". */
export const colouredShape = /^(?<shape>hình .+) màu [^,.;]+$/u;

/** Where the found pictures lie, as it is said on a screen: ": hàng 1 màu tím; hàng 2 màu vàng." */
export const foundInRows = /: hàng [^.]*\./u;

/** Words of a worksheet: its page, its head, its key. */
export const worksheetText = {
  title: "Phiếu bài tập",
  pageTitle: (title: string) => `Phiếu bài tập: ${title}`,
  lead: "Chọn bài, rồi in phiếu hoặc tải tệp Word. Mỗi phiếu có đáp án ở trang riêng và mã QR để làm trên máy.",
  head: (subject: string, classId: string) => `Phiếu bài tập · ${subject} lớp ${classId}`,
  code: (code: string) => `Mã ${code}`,
  region: (code: string | null) => (code === null ? "Phiếu bài tập" : `Phiếu bài tập mã ${code}`),
  keyRegion: (code: string | null) => (code === null ? "Đáp án" : `Đáp án mã ${code}`),
  name: "Họ và tên:",
  className: "Lớp:",
  question: (no: number) => `Câu ${no}.`,
  scan: "Quét mã để làm trên máy",
  qr: "Mã QR của phiếu",
  qrPart: (from: number, to: number) => `Mã QR của câu ${from} đến câu ${to}`,
  part: (from: number, to: number) => `Câu ${from}–${to}`,
  count: (count: number, minutes: number) => `${count} câu · khoảng ${minutes} phút`,

  key: {
    forTeachers: (subject: string, classId: string) => `Dành cho thầy cô · ${subject} lớp ${classId}`,
    title: (title: string) => `Đáp án: ${title}`,
    columns: { no: "Câu", answer: "Đáp án", how: "Cách tìm", slips: "Lỗi hay gặp" },
    slip: (given: string, words: string) => `${given}: ${words}`,
    made: (recipe: string) => `Phiếu này làm lại được: ${recipe}`,
  },

  options: "Cách in",
  print: "In",
  word: "Tải Word",
  workbook: "Tải Excel",
  gift: "Tải GIFT cho Moodle",
  making: "Đang soạn tệp…",
  made: "Đã tải tệp về máy.",
  madeGift: (count: number, all: number) =>
    count === all ? "Đã tải tệp về máy." : `Đã tải ${count} trong ${all} câu: câu có hình không chuyển sang GIFT được.`,
  failed: "Chưa soạn được tệp. Thầy cô tải lại trang rồi thử lại.",
  file: (title: string, code: string | null) => (code === null ? title : `${title} - mã ${code}`),
  size: "Khổ giấy",
  sizes: { a4: "A4", a5: "A5" },
  columns: "Số cột",
  columnCount: (count: number) => (count === 1 ? "Một cột" : "Hai cột"),
  codes: "Số mã đề",
  codeCount: (count: number) => (count === 1 ? "Một mã" : `${count} mã`),
  codesHint: "Cùng kĩ năng, cùng độ khó, câu khác nhau. Mỗi mã có đáp án riêng.",
  slips: "Kèm lỗi hay gặp trong đáp án",
  edit: "Sửa các câu",
  again: "Đổi câu khác",
  tooFast: "Thầy cô in nhanh quá. Chờ một phút rồi thử lại.",
  none: "Chưa có câu hỏi nào cho phiếu này. Thầy cô chọn bài khác nhé!",
} as const;

/** Words of the files that other programs read. */
export const questionBankText = {
  sheet: "Câu hỏi",
  columns: { no: "Câu", question: "Câu hỏi", answer: "Đáp án", how: "Cách tìm", drawn: "Hình" },
  isDrawn: "có hình trong phiếu",
} as const;
