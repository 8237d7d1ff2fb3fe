import { readTable } from "#lib/core/read-table.ts";

const rows = readTable(
  {
    numbers: ["detailOf"],
    words: [
      "title",
      "opens1",
      "goesOn1",
      "idea1",
      "opens2",
      "goesOn2",
      "idea2",
      "opens3",
      "goesOn3",
      "idea3",
      "detail",
    ],
  },
  `
  2 | Con suối của bản | Bản em có một con suối nhỏ. | Nước suối trong veo quanh năm. | Giới thiệu con suối | Suối giúp ích cho cả bản. | Nó tưới ruộng, nuôi cá, quay cối nước. | Suối có ích cho dân bản | Em rất yêu con suối quê mình. | Đi xa, em nhớ mãi tiếng suối reo. | Tình cảm của em với con suối | Cối nước quay
  3 | Cây bàng sân trường | Giữa sân trường có một cây bàng già. | Thân cây to hai người ôm mới hết. | Hình dáng cây bàng | Mỗi mùa, lá bàng một màu. | Hè lá xanh, đông lá đỏ như lửa. | Lá bàng đổi màu theo mùa | Giờ chơi nào chúng em cũng ra gốc bàng. | Bạn đọc truyện, bạn nhảy dây. | Chúng em vui chơi dưới gốc bàng | Có bạn nhảy dây
  3 | Chú mèo Mướp | Nhà em nuôi một chú mèo tên là Mướp. | Lông chú vàng pha trắng rất đẹp. | Giới thiệu chú mèo | Mướp bắt chuột rất giỏi. | Đêm nào chú cũng rình bên bồ thóc. | Tài bắt chuột của mèo | Em hay chơi cùng Mướp. | Em thả cuộn len cho mèo đuổi theo. | Em chơi đùa với mèo | Cuộn len của em
  1 | Chợ quê em | Chợ quê em họp từ lúc trời mờ sương. | Người gánh rau, người xách gà đến chợ. | Mọi người đi chợ sớm | Hàng trong chợ thật phong phú. | Rau tươi, cá nhảy, bánh nóng bày đầy. | Chợ có nhiều hàng | Trưa đến, chợ tan dần. | Chỉ còn mấy bác quét chợ ở lại. | Cảnh chợ lúc tan | Có người xách gà
  2 | Bà ngoại em | Bà ngoại em năm nay bảy mươi tuổi. | Tóc bà bạc trắng như cước. | Tuổi tác, hình dáng của bà | Bà làm vườn rất khéo. | Tay bà trồng, rau cải xanh mướt. | Bà làm vườn giỏi | Tối tối, em nằm nghe bà kể chuyện. | Giọng bà ấm áp đưa em vào giấc ngủ. | Bà kể chuyện cho em nghe | Rau cải màu xanh
  2 | Ngày hội đua thuyền | Sáng nay, bờ sông đông nghịt người. | Ai cũng náo nức chờ giờ đua thuyền. | Không khí trước cuộc đua | Tiếng trống nổi lên, các thuyền lao đi. | Mái chèo khua nước tung trắng xoá. | Cuộc đua diễn ra | Thuyền làng em về đích đầu tiên. | Cả làng reo mừng đội thuyền nhà. | Niềm vui chiến thắng | Có tiếng trống
  3 | Cơn mưa mùa hạ | Trời đang nắng bỗng tối sầm. | Gió thổi mạnh, mây đen kéo đến. | Trời sắp mưa | Mưa ào ào trút xuống. | Nước mưa chảy thành dòng trên sân. | Lúc trời mưa | Mưa tạnh, trời sáng trở lại. | Cầu vồng hiện ra sau rặng tre. | Cảnh vật sau cơn mưa | Có rặng tre
  1 | Thư viện trường em | Thư viện trường em nằm ở tầng hai. | Phòng đọc rộng, cửa sổ nhìn ra hồ. | Vị trí và căn phòng thư viện | Sách ở đây xếp theo từng giá. | Giá truyện màu xanh, giá báo màu vàng. | Cách xếp sách trong thư viện | Chúng em đọc sách rất trật tự. | Ai cũng lật từng trang sách thật nhẹ. | Ý thức của các bạn đọc | Cửa sổ nhìn ra hồ
  1 | Chiếc đèn ông sao | Bố làm cho em chiếc đèn ông sao. | Khung đèn làm bằng nan tre vót nhẵn. | Bố làm chiếc đèn | Đêm rằm, chúng em rước đèn quanh xóm. | Đoàn rước đèn hát vang khắp ngõ. | Cảnh rước đèn đêm rằm | Em giữ chiếc đèn rất cẩn thận. | Em treo đèn ở góc học tập. | Em nâng niu chiếc đèn | Khung đèn bằng tre
  3 | Bác thợ mộc | Đầu làng có bác thợ mộc tên Thành. | Bác cao, vai rộng, tay chai sần. | Hình dáng bác thợ mộc | Bác đóng bàn ghế rất đẹp. | Mặt bàn bác làm nhẵn bóng như gương. | Tay nghề của bác | Bác thợ mộc rất quý trẻ con. | Bác hay cho chúng em mẩu gỗ thừa. | Tình cảm của bác với trẻ em | Mẩu gỗ thừa
  2 | Mảnh vườn của lớp | Lớp em có một mảnh vườn sau trường. | Mảnh vườn của lớp đủ nắng, đủ nước. | Giới thiệu mảnh vườn | Tổ nào cũng có luống rau riêng. | Tổ 1 trồng cải, tổ 2 trồng cà. | Các tổ chia nhau trồng rau | Cuối tháng, chúng em hái rau. | Rau hái xong, chúng em biếu cô bác. | Chúng em thu hoạch rau | Tổ 2 trồng cà
  1 | Đàn chim sẻ | Một đàn chim sẻ làm tổ dưới mái hiên. | Tổ chim nhỏ xíu bằng rơm khô. | Nơi ở của đàn chim | Sáng sáng, chim mẹ đi kiếm mồi. | Chim mẹ tha sâu về cho đàn con. | Chim mẹ nuôi con | Rồi chim con lớn, tập bay. | Chúng chuyền cành, ríu rít gọi nhau. | Chim con tập bay | Tổ làm bằng rơm
  1 | Tết ở quê em | Trước Tết, nhà nào cũng tất bật. | Mẹ rửa lá dong, bố chẻ lạt gói bánh. | Mọi người chuẩn bị đón Tết | Đêm giao thừa, cả nhà quây quần. | Mọi người chúc nhau năm mới an lành. | Đêm giao thừa ấm áp | Mồng một, em theo bố mẹ đi chúc Tết. | Đường làng rực rỡ áo mới ngày xuân. | Em đi chúc Tết | Bố chẻ lạt
  3 | Đường đến trường | Từ nhà đến trường, em đi qua cánh đồng. | Lúa hai bên đường xanh rập rờn. | Con đường qua cánh đồng | Đi đường, em thường gặp bạn Páo. | Páo và em vừa đi vừa trò chuyện. | Người bạn cùng đi học | Cuối đường là cổng trường đỏ thắm. | Qua cổng, em chào bác bảo vệ. | Cổng trường ở cuối đường | Em chào bác bảo vệ
  1 | Bữa cơm chiều | Chiều chiều, cả nhà em cùng nấu cơm. | Mẹ xào rau, bố rán cá, em nhặt hành. | Cả nhà cùng nấu cơm | Bữa cơm nhà em rất vui. | Bà kể chuyện xưa, ai cũng lắng nghe. | Không khí trong bữa cơm | Cơm xong, mỗi người một việc. | Em rửa bát, anh lau bàn ăn. | Mọi người dọn dẹp | Em nhặt hành
  1 | Con đò quê ngoại | Quê ngoại em có bến đò ngang. | Con đò gỗ nằm dưới gốc gạo. | Giới thiệu bến đò | Bác lái đò đưa khách qua sông. | Tay bác chèo đều, mắt nhìn xa. | Công việc của bác lái đò | Sang sông, em lại ngoái nhìn con đò. | Em vẫy tay chào con đò thân quen. | Em lưu luyến con đò | Gốc gạo bên sông
  1 | Buổi sáng trên nương | Trời vừa sáng, bố mẹ Mảy lên nương. | Gùi sau lưng, bố mẹ đi qua dốc đá. | Bố mẹ đi lên nương | Trên nương, ngô đã chín vàng. | Bắp ngô nào cũng mẩy hạt. | Ngô chín trên nương | Mảy ở nhà trông em giúp mẹ. | Mảy hát cho em ngủ trên võng. | Mảy trông em | Dốc đá trên đường
  1 | Cái trống trường em | Trường em có cái trống rất to. | Mặt trống căng, thân trống sơn đỏ. | Hình dáng cái trống | Tiếng trống giục chúng em vào lớp. | Nghe trống, ai cũng xếp hàng ngay. | Trống báo giờ vào lớp | Nghỉ hè, cái trống nằm im. | Trống như nhớ tiếng cười học trò. | Cái trống trong ngày hè | Thân trống sơn đỏ
  1 | Chuyến tàu về quê | Hè này, em về quê bằng tàu hoả. | Tàu dài mười toa, sơn xanh biếc. | Đoàn tàu em đi | Ngồi bên cửa, em ngắm cảnh dọc đường. | Ruộng lúa, núi xa chạy lùi ngoài cửa. | Cảnh vật dọc đường tàu | Tàu đến ga, ông bà đã chờ sẵn. | Em ôm chầm lấy ông bà. | Ông bà đón em ở ga | Tàu có mười toa
  3 | Hồ sen đầu làng | Đầu làng em có một hồ sen rộng. | Lá sen xanh phủ kín mặt hồ. | Giới thiệu hồ sen | Mùa hạ, hoa sen nở rộ. | Cánh hoa hồng, hương bay thơm ngát. | Hoa sen mùa hạ | Các bác trong làng chèo thuyền hái sen. | Hoa sen bó lại, mang ra chợ bán. | Người làng hái sen | Chiếc thuyền hái sen
  3 | Đêm trăng quê em | Trăng lên, cả xóm sáng như gương. | Ánh trăng trải trên mái nhà, lối ngõ. | Ánh trăng trong xóm | Chúng em rủ nhau ra sân đình. | Chúng em chơi trốn tìm dưới trăng. | Trẻ con vui chơi dưới trăng | Khuya, trăng lên cao, xóm làng yên ngủ. | Chỉ còn tiếng dế kêu đâu đây. | Xóm làng lúc đêm khuya | Tiếng dế kêu
  `,
);

export interface Paragraph {
  readonly opens: string;
  readonly goesOn: string;
  /** What it tells in all. */
  readonly idea: string;
  readonly hasDetail: boolean;
}

export interface Article {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  /** Something that is named in one of them only, the one that has it. */
  readonly detail: string;
}

export const articles: readonly Article[] = rows.map((row) => ({
  title: row.title,
  paragraphs: [
    { opens: row.opens1, goesOn: row.goesOn1, idea: row.idea1, hasDetail: row.detailOf === 1 },
    { opens: row.opens2, goesOn: row.goesOn2, idea: row.idea2, hasDetail: row.detailOf === 2 },
    { opens: row.opens3, goesOn: row.goesOn3, idea: row.idea3, hasDetail: row.detailOf === 3 },
  ],
  detail: row.detail,
}));

/** Sentences that name what they are about, so that they go on with no paragraph of another text. */
export const ownSentences: readonly string[] = [
  "Tóc bà bạc trắng như cước.",
  "Khung đèn làm bằng nan tre vót nhẵn.",
  "Nước suối trong veo quanh năm.",
  "Thân cây to hai người ôm mới hết.",
  "Bắp ngô nào cũng mẩy hạt.",
  "Tổ chim nhỏ xíu bằng rơm khô.",
];
