/**
 * The sentences of a drafted comment, twelve forms for each thing that can be said. The gaps: `{knowledge}`, `{part}` and
 * `{tasks}` speak of skills (see SkillPhrase), `{mistake}` of what a pupil does wrong (see mistakeText) and stands last. Every
 * form holds for whatever evidence its kind is chosen by; none proposes a rating or compares with others.
 */
export const commentForms = {
  /** What is solid. */
  solid: [
    "Em nắm vững {knowledge}.",
    "Ở {part}, em làm bài chắc chắn.",
    "Em đã nắm chắc {knowledge}.",
    "Em làm tốt {tasks}.",
    "Em biết {knowledge}, vận dụng đúng vào bài tập.",
    "Điểm mạnh của em là {part}.",
    "Em trả lời đúng hầu hết các câu ở {part}.",
    "Qua các bài đã làm, có thể thấy em nắm vững {knowledge}.",
    "Khi làm {tasks}, em ít mắc lỗi.",
    "Em đã thành thạo {part}.",
    "Em hiểu {knowledge}, làm bài tốt.",
    "{part} là nội dung em học tốt.",
  ],
  /** What is practised while nothing is solid yet. */
  started: [
    "Em đang luyện {knowledge}.",
    "Em đang luyện tập với {tasks}.",
    "Em đã dành thời gian luyện {part}.",
    "Em đang rèn luyện {part}.",
    "{part} là nội dung em đang luyện.",
    "Em đang từng bước học {knowledge}.",
    "Em đã làm {tasks} và đang luyện tiếp.",
    "Em đang tập làm {tasks}.",
    "Với {part}, em đang trong quá trình luyện tập.",
    "Em đang ôn luyện {knowledge}.",
    "Em đang luyện để làm chắc {tasks}.",
    "Em đã tham gia luyện tập {part}.",
  ],
  mistake: [
    "Khi làm {tasks}, em còn hay {mistake}.",
    "Ở {part}, em còn hay {mistake}.",
    "Em cần luyện thêm {part} vì còn hay {mistake}.",
    "Lỗi em hay gặp ở {part} là {mistake}.",
    "Em nên luyện thêm {part} để bớt những lần {mistake}.",
    "Làm xong {tasks}, em nên soát lại vì còn hay {mistake}.",
    "Trong {part}, có lúc em còn {mistake}.",
    "Em nên làm {tasks} chậm và kĩ hơn vì còn hay {mistake}.",
    "Em cần chú ý hơn ở {part}, vì đã nhiều lần {mistake}.",
    "Với {tasks}, em cần cẩn thận hơn để không còn {mistake}.",
    "Điều em cần sửa khi làm {tasks} là còn hay {mistake}.",
    "Khi luyện {part}, em nhớ kiểm tra lại bài, vì vẫn còn {mistake}.",
  ],
  /** What does not go well yet. */
  practise: [
    "Em cần luyện thêm {part}.",
    "Em nên làm thêm {tasks} để nắm chắc hơn.",
    "Em cần dành thêm thời gian cho {part}.",
    "Thời gian tới, em cần luyện thêm {knowledge}.",
    "{part} em làm chưa chắc, cần luyện thêm.",
    "Em còn làm sai một số câu ở {part}, cần luyện thêm.",
    "Với {tasks}, em cần luyện tập thêm để làm đúng nhiều hơn.",
    "Em cần cố gắng luyện {part} nhiều hơn trong thời gian tới.",
    "Em cần củng cố {knowledge}.",
    "Nội dung em cần rèn thêm là {part}.",
    "Em nên ôn lại {knowledge} rồi làm thêm bài tập.",
    "Mỗi ngày một ít, em nên luyện thêm {part}.",
  ],
  /** What goes well and is due again. */
  review: [
    "Em nên ôn lại {part} để nhớ lâu.",
    "Đã đến lúc em ôn lại {part}.",
    "Em cần ôn lại {knowledge} để không quên.",
    "Em nên ôn lại {part} để giữ được kết quả đã có.",
    "Em nên làm lại một số câu ở {part} cho nhớ chắc.",
    "Để nhớ lâu, em nên ôn lại {knowledge}.",
    "Thời gian tới, em nên dành ít phút ôn lại {part}.",
    "{part} em đã làm tốt, nay nên ôn lại cho nhớ.",
    "Em nhớ ôn lại {part}.",
    "Em nên luyện lại {tasks} một lượt cho nhớ kĩ.",
    "Em cần ôn {part} định kì để nhớ bền.",
    "Việc tiếp theo của em là ôn lại {part}.",
  ],
  /** Where nothing is weak. */
  harder: [
    "Em có thể thử sức với các bài khó hơn.",
    "Em nên làm thêm các bài ở mức khó hơn.",
    "Em đã sẵn sàng cho các bài khó hơn.",
    "Em có thể chuyển sang các bài nâng cao.",
    "Thời gian tới, em nên thử làm những bài khó hơn.",
    "Em có thể học tiếp nội dung mới.",
    "Em nên được thử thêm bài khó.",
    "Em hãy thử thêm các bài khó để tiến xa hơn.",
    "Em có thể làm thêm bài ở mức cao hơn.",
    "Em hãy mạnh dạn làm các bài khó hơn.",
    "Em cần tiếp tục phát huy và thử thêm bài khó.",
    "Bước tiếp theo của em là các bài khó hơn.",
  ],
  /** Where nothing is weak and nothing is solid either. */
  "keep-on": [
    "Em cần làm thêm bài để nắm chắc hơn.",
    "Em cần tiếp tục luyện tập để nắm chắc kiến thức.",
    "Em nên luyện thêm để làm bài chắc hơn.",
    "Thời gian tới, em nên làm thêm bài tập cho quen.",
    "Em cần luyện thêm một thời gian nữa.",
    "Em cần cố gắng luyện thêm để tiến bộ.",
    "Em nên làm bài nhiều hơn để nhớ lâu.",
    "Em nên luyện thêm mỗi ngày một ít cho chắc.",
    "Em cần tiếp tục làm bài để củng cố kiến thức.",
    "Việc tiếp theo của em là luyện thêm cho thành thạo.",
    "Em hãy luyện tiếp để nhớ chắc hơn.",
    "Càng luyện thêm, em sẽ càng làm chắc hơn.",
  ],
  /** Some weeks without a gap between them. */
  steady: [
    "Em luyện tập đều đặn qua nhiều tuần.",
    "Nhiều tuần liền, em đều có luyện tập.",
    "Em giữ được nếp luyện tập hằng tuần.",
    "Em duy trì việc luyện tập qua từng tuần.",
    "Việc luyện tập của em đều qua các tuần.",
    "Em luyện tập liên tục trong nhiều tuần.",
    "Tuần này qua tuần khác, em đều luyện tập.",
    "Em đều đặn quay lại luyện tập mỗi tuần.",
    "Em luyện tập nối tiếp từ tuần này sang tuần khác.",
    "Em luyện tập có nền nếp qua nhiều tuần.",
    "Trong nhiều tuần, tuần nào em cũng luyện tập.",
    "Qua nhiều tuần, em vẫn giữ việc luyện tập.",
  ],
  /** Some days. */
  days: [
    "Em đã luyện tập trong nhiều ngày.",
    "Em luyện tập vào nhiều ngày khác nhau.",
    "Đã có nhiều ngày em vào luyện tập.",
    "Em dành thời gian luyện tập trong nhiều ngày.",
    "Em có nhiều ngày luyện tập.",
    "Việc luyện tập của em trải ra nhiều ngày.",
    "Em đã nhiều lần trở lại luyện tập.",
    "Em chia việc luyện tập ra nhiều ngày.",
    "Em không chỉ luyện một lần mà luyện trong nhiều ngày.",
    "Em đã luyện tập qua nhiều ngày khác nhau.",
    "Em luyện tập nhiều lần, trong nhiều ngày.",
    "Em đã bỏ công luyện tập nhiều ngày.",
  ],
  /** Some skills. */
  wide: [
    "Em đã luyện nhiều nội dung khác nhau.",
    "Em luyện tập được nhiều nội dung.",
    "Em đã làm bài ở nhiều nội dung.",
    "Các nội dung em đã luyện khá phong phú.",
    "Em đã thử sức ở nhiều dạng bài.",
    "Em không chỉ luyện một phần mà luyện nhiều nội dung.",
    "Số nội dung em đã luyện khá nhiều.",
    "Em đã làm quen nhiều dạng bài khác nhau.",
    "Em đã luyện qua nhiều phần của môn học.",
    "Em đã luyện đến nhiều nội dung của môn học.",
    "Em có luyện tập ở nhiều phần khác nhau.",
    "Em đã dành thời gian cho nhiều nội dung.",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a sentence says of the skill that the one before it has named. */
export const sameSkill = { knowledge: "phần này", part: "phần này", tasks: "các bài này" } as const;

/** Between two skills. */
export const skillJoints = { usual: "và", afterAnd: "cùng với" } as const;

/** What a draft was made from, as it stands beside it. */
export const groundText = {
  skill: (title: string, right: number, asked: number, state: string) =>
    `${title}: đúng ${right}/${asked} câu gần đây · ${state}`,
  mistake: (title: string, mistake: string, times: number) => `${title}: ${mistake}, ${times} lần`,
  steady: (weeks: number) => `Có luyện tập ${weeks} tuần liền`,
  days: (days: number) => `Luyện tập ít nhất ${days} ngày`,
  wide: (skills: number) => `Đã luyện ${skills} nội dung`,
} as const;

/** Words of the page where a teacher drafts comments. */
export const commentText = {
  title: "Nhận xét",
  titleOf: (name: string) => `Nhận xét: ${name}`,
  printTitle: (name: string, subject: string) => `${name}: nhận xét môn ${subject}`,
  note: "Đây là bản nháp từ bài các em đã làm: thầy cô đọc và sửa cho đúng với từng em. Nhận xét không gửi đi đâu, chỉ ở trên máy này.",
  nobody: "Chưa em nào vào lớp, nên chưa có gì để nhận xét. Thầy cô in thẻ, phát cho các em rồi trở lại đây.",
  toCards: "In thẻ",
  noneYet: (subject: string) =>
    `Chưa em nào làm đủ bài môn ${subject} để có bản nháp. Thầy cô giao cho các em một bài rồi trở lại đây; thầy cô cũng có thể tự viết ngay.`,
  grounds: "Căn cứ",
  tooLittle: (asked: number) =>
    asked === 0 ? "Chưa có gì để nhận xét: em chưa làm câu nào." : `Chưa có gì để nhận xét: em mới làm ${asked} câu.`,
  field: "Nhận xét",
  fieldOf: (name: string) => `Nhận xét cho ${name}`,
  edited: "Thầy cô đã sửa",
  ownWords: "Thầy cô tự viết",
  again: "Viết lại",
  againOf: (name: string) => `Viết lại nhận xét cho ${name}`,
  againTitle: (name: string) => `Viết lại nhận xét cho ${name}?`,
  againLead: "Những gì thầy cô đã sửa ở nhận xét này sẽ mất.",
  copy: "Chép",
  copyOf: (name: string) => `Chép nhận xét cho ${name}`,
  copied: "Đã chép.",
  notCopied: "Trình duyệt không cho chép. Thầy cô chọn chữ trong ô rồi chép.",
  copyAll: "Chép tất cả",
  copiedAll: (count: number) => `Đã chép ${count} nhận xét. Thầy cô dán vào Excel: số, tên, nhận xét.`,
  notCopiedAll: "Trình duyệt không cho chép. Thầy cô chọn hết chữ trong ô này rồi chép.",
  allLines: "Tất cả nhận xét",
  print: "In",
  columns: { number: "Số", name: "Tên", comment: "Nhận xét" },
} as const;
