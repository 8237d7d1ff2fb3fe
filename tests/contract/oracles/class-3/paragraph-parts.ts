import type { Oracle } from "#tests/contract/oracle.ts";
import { asOneText } from "#tests/contract/put-in-roles.ts";

/** Each paragraph by a word of its first sentence and of its second, and what it is about; written down apart from the skill. */
const paragraphs: readonly (readonly [opens: RegExp, goesOn: RegExp, idea: string, title: string])[] = [
  [/một con suối nhỏ/u, /Nước suối/u, "Giới thiệu con suối", "Con suối của bản"],
  [/Suối giúp ích/u, /tưới ruộng/u, "Suối có ích cho dân bản", ""],
  [/yêu con suối/u, /tiếng suối/u, "Tình cảm của em với con suối", ""],
  [/cây bàng già/u, /Thân cây/u, "Hình dáng cây bàng", "Cây bàng sân trường"],
  [/lá bàng một màu/u, /Hè lá xanh/u, "Lá bàng đổi màu theo mùa", ""],
  [/ra gốc bàng/u, /nhảy dây/u, "Chúng em vui chơi dưới gốc bàng", ""],
  [/tên là Mướp/u, /Lông chú/u, "Giới thiệu chú mèo", "Chú mèo Mướp"],
  [/bắt chuột rất giỏi/u, /bồ thóc/u, "Tài bắt chuột của mèo", ""],
  [/chơi cùng Mướp/u, /cuộn len/u, "Em chơi đùa với mèo", ""],
  [/họp từ lúc/u, /gánh rau/u, "Mọi người đi chợ sớm", "Chợ quê em"],
  [/Hàng trong chợ/u, /Rau tươi/u, "Chợ có nhiều hàng", ""],
  [/chợ tan dần/u, /quét chợ/u, "Cảnh chợ lúc tan", ""],
  [/bảy mươi tuổi/u, /Tóc bà/u, "Tuổi tác, hình dáng của bà", "Bà ngoại em"],
  [/Bà làm vườn/u, /Tay bà/u, "Bà làm vườn giỏi", ""],
  [/bà kể chuyện/u, /Giọng bà/u, "Bà kể chuyện cho em nghe", ""],
  [/bờ sông đông/u, /chờ giờ đua/u, "Không khí trước cuộc đua", "Ngày hội đua thuyền"],
  [/Tiếng trống nổi/u, /Mái chèo/u, "Cuộc đua diễn ra", ""],
  [/về đích/u, /đội thuyền nhà/u, "Niềm vui chiến thắng", ""],
  [/tối sầm/u, /mây đen/u, "Trời sắp mưa", "Cơn mưa mùa hạ"],
  [/Mưa ào ào/u, /Nước mưa/u, "Lúc trời mưa", ""],
  [/Mưa tạnh/u, /Cầu vồng/u, "Cảnh vật sau cơn mưa", ""],
  [/tầng hai/u, /Phòng đọc/u, "Vị trí và căn phòng thư viện", "Thư viện trường em"],
  [/theo từng giá/u, /Giá truyện/u, "Cách xếp sách trong thư viện", ""],
  [/rất trật tự/u, /trang sách/u, "Ý thức của các bạn đọc", ""],
  [/Bố làm cho em/u, /Khung đèn/u, "Bố làm chiếc đèn", "Chiếc đèn ông sao"],
  [/rước đèn quanh/u, /Đoàn rước đèn/u, "Cảnh rước đèn đêm rằm", ""],
  [/giữ chiếc đèn/u, /Em treo đèn/u, "Em nâng niu chiếc đèn", ""],
  [/tên Thành/u, /vai rộng/u, "Hình dáng bác thợ mộc", "Bác thợ mộc"],
  [/đóng bàn ghế/u, /Mặt bàn/u, "Tay nghề của bác", ""],
  [/quý trẻ con/u, /mẩu gỗ/u, "Tình cảm của bác với trẻ em", ""],
  [/mảnh vườn sau/u, /Mảnh vườn của lớp/u, "Giới thiệu mảnh vườn", "Mảnh vườn của lớp"],
  [/luống rau riêng/u, /Tổ 1 trồng/u, "Các tổ chia nhau trồng rau", ""],
  [/chúng em hái rau/u, /Rau hái xong/u, "Chúng em thu hoạch rau", ""],
  [/dưới mái hiên/u, /Tổ chim/u, "Nơi ở của đàn chim", "Đàn chim sẻ"],
  [/kiếm mồi/u, /tha sâu/u, "Chim mẹ nuôi con", ""],
  [/chim con lớn/u, /chuyền cành/u, "Chim con tập bay", ""],
  [/Trước Tết/u, /lá dong/u, "Mọi người chuẩn bị đón Tết", "Tết ở quê em"],
  [/Đêm giao thừa/u, /năm mới an lành/u, "Đêm giao thừa ấm áp", ""],
  [/Mồng một/u, /áo mới/u, "Em đi chúc Tết", ""],
  [/qua cánh đồng/u, /Lúa hai bên/u, "Con đường qua cánh đồng", "Đường đến trường"],
  [/gặp bạn Páo/u, /Páo và em/u, "Người bạn cùng đi học", ""],
  [/cổng trường đỏ/u, /Qua cổng/u, "Cổng trường ở cuối đường", ""],
  [/cùng nấu cơm/u, /Mẹ xào rau/u, "Cả nhà cùng nấu cơm", "Bữa cơm chiều"],
  [/Bữa cơm nhà em/u, /chuyện xưa/u, "Không khí trong bữa cơm", ""],
  [/Cơm xong/u, /rửa bát/u, "Mọi người dọn dẹp", ""],
  [/bến đò ngang/u, /Con đò gỗ/u, "Giới thiệu bến đò", "Con đò quê ngoại"],
  [/đưa khách qua sông/u, /chèo đều/u, "Công việc của bác lái đò", ""],
  [/Sang sông/u, /vẫy tay/u, "Em lưu luyến con đò", ""],
  [/bố mẹ Mảy/u, /Gùi sau lưng/u, "Bố mẹ đi lên nương", "Buổi sáng trên nương"],
  [/ngô đã chín/u, /Bắp ngô/u, "Ngô chín trên nương", ""],
  [/Mảy ở nhà/u, /trên võng/u, "Mảy trông em", ""],
  [/cái trống rất to/u, /Mặt trống/u, "Hình dáng cái trống", "Cái trống trường em"],
  [/Tiếng trống giục/u, /Nghe trống/u, "Trống báo giờ vào lớp", ""],
  [/Nghỉ hè/u, /Trống như nhớ/u, "Cái trống trong ngày hè", ""],
  [/bằng tàu hoả/u, /Tàu dài/u, "Đoàn tàu em đi", "Chuyến tàu về quê"],
  [/ngắm cảnh/u, /Ruộng lúa/u, "Cảnh vật dọc đường tàu", ""],
  [/Tàu đến ga/u, /ôm chầm/u, "Ông bà đón em ở ga", ""],
  [/một hồ sen/u, /Lá sen/u, "Giới thiệu hồ sen", "Hồ sen đầu làng"],
  [/hoa sen nở/u, /Cánh hoa/u, "Hoa sen mùa hạ", ""],
  [/hái sen/u, /Hoa sen bó/u, "Người làng hái sen", ""],
  [/Trăng lên, cả/u, /Ánh trăng/u, "Ánh trăng trong xóm", "Đêm trăng quê em"],
  [/ra sân đình/u, /trốn tìm/u, "Trẻ con vui chơi dưới trăng", ""],
  [/Khuya, trăng/u, /tiếng dế/u, "Xóm làng lúc đêm khuya", ""],
];

/** Looks a paragraph up by its first sentence, and finds the card that goes on with it, sums it up or is its title. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "pairs") return null;
  const { lefts, cards } = seen.view;
  const pairs = lefts.map((left) => {
    const [found, ...others] = paragraphs.filter(([opens]) => opens.test(left));
    if (found === undefined || others.length > 0) return null;
    const [, goesOn, idea, title] = found;
    const fitting = cards.filter(
      (card) => card === idea || card === title || (!goesOn.test(left) && goesOn.test(card)),
    );
    return fitting.length === 1 ? `${left} – ${fitting[0]}` : null;
  });
  return pairs.includes(null) ? null : asOneText(pairs.flatMap((pair) => pair ?? []));
};
