/** A skill inside a sentence: its title begins with a capital, and some titles are questions or lists. */
export interface SkillPhrase {
  /** What a pupil has who is good at it: "cách cộng có nhớ trong phạm vi 100", "bảng nhân 2 và 5". */
  readonly knowledge: string;
  /** "phần cộng có nhớ trong phạm vi 100" */
  readonly part: string;
  /** Its questions: "các bài cộng có nhớ trong phạm vi 100", "các bài về bảng nhân 2 và 5". */
  readonly tasks: string;
}

/** What stands before a name that begins with these words, to say what is known of it. */
const knowledgeBefore: Readonly<Record<string, readonly string[]>> = {
  "cách giải": ["bài toán", "câu đố"],
  "cách đọc": ["biểu đồ", "bảng số liệu", "dãy số liệu"],
  "cách dùng": ["dấu", "tiền", "đại từ", "cặp kết từ", "tia số", "tỉ lệ bản đồ", "từ ngữ có thể"],
  "cách tính": ["diện tích", "chu vi", "độ dài", "biểu thức", "vận tốc", "thời gian đi"],
  "cách xem": ["nhiệt độ", "ngày, tháng", "tháng và năm"],
  "cách nói": ["lời chào"],
  "cách trả lời": ["câu hỏi"],
  "cách xếp": ["thứ tự sự việc"],
  "cách mô tả": ["khả năng xảy ra"],
  "cách xác định": ["vị trí", "chủ ngữ", "chục và đơn vị", "trăm, chục, đơn vị"],
  "cách nhận biết": [
    ...["góc", "khối lập phương, khối hộp chữ nhật", "hình tứ giác", "hình khai triển", "âm đầu", "số chẵn"],
    ...["hai đường thẳng", "một phần mấy", "phân số bằng nhau", "số thập phân bằng nhau", "từ chỉ", "câu ghép"],
    ...["danh từ, động từ, tính từ", "động từ chỉ", "điệp từ"],
  ],
  "cách phân biệt": [
    ...["chữ in hoa", "đoạn thẳng", "câu giới thiệu", "câu kể", "danh từ chung", "từ ghép", "từ đồng âm"],
    ...["nghĩa gốc", "biện pháp so sánh", "dấu hỏi và dấu ngã"],
  ],
  "cách tìm": [
    ...["số còn thiếu", "số liền trước", "số trung bình cộng", "tỉ số phần trăm", "tỉ số số lần", "đường đi"],
    ...["từ trái ngược", "từ có nghĩa", "từ cùng nghĩa", "cặp từ", "tiếng cùng vần", "câu chủ đề"],
  ],
  "cách đếm": ["số lần xuất hiện"],
  "khái niệm": ["phân số", "hỗn số", "tỉ số", "trung điểm"],
  "đặc điểm của": ["hình chữ nhật, hình vuông", "hình bình hành"],
  "ý nghĩa của": ["trạng ngữ"],
  "thứ tự": ["các ngày"],
  "biện pháp": ["nhân hoá"],
  các: ["đơn vị", "hàng"],
};

/** What is done: a name that begins so says what a pupil can do, not what is learnt about. */
const deeds: readonly string[] = [
  ...["cộng", "trừ", "nhân,", "nhân số", "nhân với", "chia", "tính giá trị", "thêm", "ghép", "gấp", "đếm", "kiểm đếm"],
  ...["đọc", "viết", "so sánh", "sắp xếp", "làm tròn", "ước lượng", "đo", "xem", "tìm", "rút gọn", "quy đồng"],
  ...["nhận biết", "phân biệt", "tách", "chọn", "lựa chọn", "điền", "nói", "tra", "sửa", "liên kết", "đặt"],
  ...["đổi đơn vị", "cân thăng bằng", "rót nước", "đi theo"],
];

/** Names of skills whose title does not stand inside a sentence with its first letter made small. */
const names: Readonly<Record<string, string>> = {
  "So sánh trong phạm vi 10": "so sánh các số trong phạm vi 10",
  "Cộng trong phạm vi 100 (không nhớ)": "cộng không nhớ trong phạm vi 100",
  "Trừ trong phạm vi 100 (không nhớ)": "trừ không nhớ trong phạm vi 100",
  "Vị trí: trên, dưới, trái, phải": "vị trí trên, dưới, trái, phải",
  "Đi theo lệnh: trái, phải, lên, xuống": "đi theo lệnh trái, phải, lên, xuống",
  "Dài hơn, ngắn hơn": "so sánh dài hơn, ngắn hơn",
  "Tách tiếng: âm đầu, vần, thanh": "tách tiếng thành âm đầu, vần, thanh",
  "Đố em: con gì, cái gì?": "câu đố con vật, đồ vật",
  "Làm quen phép nhân": "ý nghĩa của phép nhân",
  "Nhiều hơn, ít hơn": "bài toán nhiều hơn, ít hơn",
  "Giải bài toán có lời văn": "bài toán có lời văn",
  "Giải bài toán: thêm, bớt, nhiều hơn, ít hơn": "bài toán thêm, bớt, nhiều hơn, ít hơn",
  "Đề-xi-mét, mét, ki-lô-mét": "đơn vị đề-xi-mét, mét, ki-lô-mét",
  "Ki-lô-gam và lít": "đơn vị ki-lô-gam và lít",
  "Xem giờ: 15 phút, 30 phút": "xem giờ có 15 phút, 30 phút",
  "Có thể, chắc chắn, không thể": "từ ngữ có thể, chắc chắn, không thể",
  "iê, yê hay ia": "chính tả iê, yê hay ia",
  "Chọn từ chỉ đơn vị: con, cái, quyển…": "chọn từ chỉ đơn vị như con, cái, quyển",
  "Ai? Làm gì? Khi nào? Ở đâu? Thế nào?": "câu hỏi Ai, Làm gì, Khi nào, Ở đâu, Thế nào",
  "Khi nào? Ở đâu? Vì sao? Để làm gì? Bằng gì?": "câu hỏi Khi nào, Ở đâu, Vì sao, Để làm gì, Bằng gì",
  "Số lớn gấp mấy lần số bé": "so sánh số lớn gấp mấy lần số bé",
  "Khối lập phương, khối hộp chữ nhật: đỉnh, mặt, cạnh": "đỉnh, mặt, cạnh của khối lập phương, khối hộp chữ nhật",
  "Mi-li-mét, gam, mi-li-lít": "đơn vị mi-li-mét, gam, mi-li-lít",
  "Trung điểm, hình tròn": "trung điểm và hình tròn",
  "Dấu hỏi hay dấu ngã": "dấu hỏi và dấu ngã",
  "Từ nào viết đúng chính tả?": "tìm từ viết đúng chính tả",
  "Từ nào viết sai chính tả?": "tìm từ viết sai chính tả",
  "Mở rộng vốn từ theo chủ điểm": "vốn từ theo chủ điểm",
  "Tính chất phép tính, tính thuận tiện": "tính chất của phép tính và tính thuận tiện",
  "Rút về đơn vị": "bài toán rút về đơn vị",
  "Yến, tạ, tấn": "đơn vị yến, tạ, tấn",
  "dm², m², mm²": "đơn vị diện tích dm², m², mm²",
  "Cộng phân số: viết kết quả": "cộng phân số và viết kết quả",
  "Giây, thế kỉ": "đơn vị giây, thế kỉ",
  "Từ ghép hay từ láy": "từ ghép và từ láy",
  "Trạng ngữ chỉ gì?": "trạng ngữ",
  "Câu và chưa thành câu": "phân biệt câu với từ ngữ chưa thành câu",
  "Ki-lô-mét vuông, héc-ta": "đơn vị ki-lô-mét vuông, héc-ta",
  "cm³, dm³, m³": "đơn vị thể tích cm³, dm³, m³",
  "Hình hộp chữ nhật: diện tích, thể tích": "diện tích, thể tích hình hộp chữ nhật",
  "Hình lập phương: diện tích, thể tích": "diện tích, thể tích hình lập phương",
  "Từ đồng âm hay từ đa nghĩa": "từ đồng âm và từ đa nghĩa",
  "Liên kết câu: lặp, thay thế, nối": "liên kết câu bằng phép lặp, thay thế, nối",
  "So sánh, nhân hoá hay điệp ngữ?": "biện pháp so sánh, nhân hoá và điệp ngữ",
};

/** The titles whose words are put otherwise, for the test that holds them against the skills there are. */
export const rewordedTitles: readonly string[] = Object.keys(names);

function beginsWith(name: string, start: string): boolean {
  return name.startsWith(start) && !/^\p{L}/u.test(name.slice(start.length));
}

function nameOf(title: string): string {
  const name = names[title] ?? title.replace("Chính tả: ", "chính tả ");
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** The longest beginning counts: "phân số bằng nhau" is more than "phân số". */
function knowledgeOf(name: string): string {
  const found = Object.entries(knowledgeBefore)
    .flatMap(([before, starts]) => starts.map((start) => ({ before, start })))
    .filter(({ start }) => beginsWith(name, start))
    .toSorted((one, other) => other.start.length - one.start.length)
    .at(0);
  return found === undefined ? name : `${found.before} ${name}`;
}

/** How a skill is spoken of inside a sentence, by its title. */
export function skillPhrase(title: string): SkillPhrase {
  const name = nameOf(title);
  const part = `phần ${name}`;
  if (deeds.some((deed) => beginsWith(name, deed)))
    return { knowledge: `cách ${name}`, part, tasks: `các bài ${name}` };
  const tasks = name.startsWith("bài toán ") ? `các ${name}` : `các bài về ${name}`;
  return { knowledge: knowledgeOf(name), part, tasks };
}
